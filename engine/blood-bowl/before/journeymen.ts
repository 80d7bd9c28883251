import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import { HIRED_LONER, servesAsJourneyman } from "../club/journeymen";
import { findPosition, rosterOf } from "../club/rosters";
import { currentTeamValueOf, valuedClub } from "../club/team-value";
import type { Position } from "../data/shapes";
import { editionOf } from "../edition-of";
import type { CommandOf, Event, EventOf } from "../model";
import { opponentOf, type Side } from "../sides";
import type { SideState, State } from "../state";
import { freeNumber } from "../tokens";
import { beforeRefusal } from "./checks";
import type { Guest } from "./model";
import { journeymenDue } from "./steps";

/** Exactly as many journeymen as bring a side to eleven, each of a position that serves (BB-010, BB-085). */
export function takeJourneymen(state: State, { side, positions }: CommandOf<"take-journeymen">): Answer {
  const refused = beforeRefusal(state, "journeymen");
  if (refused !== undefined) return refused;
  const own = state.sides[side];
  const needed = journeymenDue(own);
  if (needed === 0) return refuse(own.journeymenTaken ? "already-done" : "no-journeymen-needed");
  if (positions.length !== needed) return refuse("wrong-number-of-journeymen", { needed, taken: positions.length });
  const edition = editionOf(state);
  const roster = rosterOf(own.club, edition);
  const serving = positions.flatMap((id) => {
    const position = findPosition(id, roster);
    return position !== undefined && servesAsJourneyman(position, edition) ? [position] : [];
  });
  if (serving.length < positions.length) return refuse("position-is-no-journeyman");
  const guests: Guest[] = [];
  for (const position of serving) guests.push(journeyman(own, guests, position, "journeyman"));
  const taken = { type: "journeymen-taken" as const, side, guests };
  const short = journeymenDue(state.sides[opponentOf(side)]) > 0;
  return short ? accept(taken) : accept<Event>(taken, valuesFixed(state, taken));
}

/** A Lineman for one match, with Loner, in the lowest free shirt. */
export const journeyman = (
  { club, guests }: Pick<SideState, "club" | "guests">,
  taken: readonly Guest[],
  { id, cost }: Position,
  kind: "journeyman" | "rookie",
): Guest => ({
  id: `j${guests.length + taken.length + 1}`,
  kind,
  number: freeNumber(club, [...guests, ...taken]),
  name: "",
  position: id,
  fee: cost,
  skills: [{ ...HIRED_LONER }],
});

/** Current team values of the fixture: journeymen count, what is bought later does not (BB-017, BB-135). */
export function valuesFixed(state: State, last?: EventOf<"journeymen-taken">): EventOf<"values-fixed"> {
  const edition = editionOf(state);
  const value = (side: Side) => {
    const { club, guests } = state.sides[side];
    const hired = last?.side === side ? last.guests : guests;
    return currentTeamValueOf(
      valuedClub(club, rosterOf(club, edition)),
      edition,
      hired.map(({ fee }) => fee),
    );
  };
  return { type: "values-fixed", home: value("home"), away: value("away") };
}
