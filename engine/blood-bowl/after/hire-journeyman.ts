import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import { checkHireJourneyman, checkRoom, freeNumber, journeymanPrice } from "../club/hiring/hire";
import type { ClubPlayer } from "../club/model";
import { positionOf, rosterOf } from "../club/rosters";
import { editionOf } from "../edition-of";
import type { CommandOf } from "../model";
import type { SideState, State } from "../state";
import { hiringRefusal, nextPlayerId } from "./hiring";

/** Step 4: a journeyman who played stays, without Loner and with his points (BB-172). */
export function hireJourneyman(state: State, command: CommandOf<"hire-journeyman">): Answer {
  const { side, journeyman, name, number } = command;
  const own = state.sides[side];
  const refused = hiringRefusal(state, side, "journeymen");
  if (refused !== undefined) return refused;
  const loan = mayBeHired(own).find(({ id }) => id === journeyman);
  if (loan === undefined) return refuse("not-a-journeyman");
  const edition = editionOf(state);
  const roster = rosterOf(own.club, edition);
  const free = comesFree(own, loan);
  const no = free
    ? checkRoom(own.club, positionOf(loan, roster), number, roster, edition)
    : checkHireJourneyman(own.club, loan, number, edition);
  if (no !== undefined) return no;
  const { position, fee, sppEarned } = loan;
  const player = { id: nextPlayerId(own.club), number: number ?? freeNumber(own.club), name, position, fee };
  return accept({
    type: "player-hired",
    side,
    player,
    cost: free ? 0 : journeymanPrice(loan),
    journeyman,
    sppEarned,
  });
}

/** Journeymen and the like who played, live, and were not hired yet. */
export const mayBeHired = ({ loans, tokens, after }: SideState): ClubPlayer[] =>
  loans.filter(
    ({ id, status }) =>
      status === "active" && !after.hiredGuests.includes(id) && tokens.some((token) => token.id === id && token.played),
  );

/** A dead opponent whom Masters of Undeath raised costs nothing. */
export const comesFree = ({ club, guests }: SideState, { id }: Pick<ClubPlayer, "id">) =>
  club.specialRules.includes("masters-of-undeath") &&
  guests.some((guest) => guest.id === id && guest.kind === "raised");
