import { refuse } from "../../../core/decision";
import type { Position, Roster } from "../../data/shapes";
import type { Edition } from "../../editions/model";
import { rosteredPlayers } from "../availability";
import type { Club, ClubPlayer } from "../model";
import { findPosition, positionOf, rosterOf } from "../rosters";
import type { Refused } from "./refusal";

/** The lowest shirt number that nobody on the roster wears. */
export function freeNumber(club: Pick<Club, "players">): number {
  const taken = new Set(rosteredPlayers(club).map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

/**
 * Why a new player of a position cannot be hired now; `undefined`: he can (BB-168).
 * @param number the shirt that he is to wear, unless he takes a free one
 */
export function checkHire(
  club: Club,
  position: string,
  number: number | undefined,
  edition: Edition,
): Refused | undefined {
  const roster = rosterOf(club, edition);
  const wanted = findPosition(position, roster);
  if (wanted === undefined) return refuse("position-not-in-roster", { position });
  return checkRoom(club, wanted, number, roster, edition) ?? checkGold(club, wanted.cost);
}

/** What a journeyman costs who is to stay: his fee and what he gained since (BB-172). */
export const journeymanPrice = ({ fee, valueRise }: Pick<ClubPlayer, "fee" | "valueRise">) => fee + valueRise;

/** Why a journeyman who played cannot be hired for good; `undefined`: he can (R13). */
export function checkHireJourneyman(
  club: Club,
  journeyman: Pick<ClubPlayer, "position" | "fee" | "valueRise">,
  number: number | undefined,
  edition: Edition,
): Refused | undefined {
  const roster = rosterOf(club, edition);
  const position = positionOf(journeyman, roster);
  return checkRoom(club, position, number, roster, edition) ?? checkGold(club, journeymanPrice(journeyman));
}

/** Why a player of a position has no place on the roster; `undefined`: he has. */
export function checkRoom(
  club: Pick<Club, "players">,
  position: Position,
  number: number | undefined,
  roster: Roster,
  { draft }: Pick<Edition, "draft">,
): Refused | undefined {
  const players = rosteredPlayers(club);
  if (players.length >= draft.players.max)
    return refuse("roster-full", { have: players.length, max: draft.players.max });
  const alike = players.filter((player) => player.position === position.id).length;
  if (alike >= position.max) return refuse("position-full", { have: alike, max: position.max });
  const { bigGuys } = roster;
  if (position.bigGuy && bigGuys !== undefined) {
    const have = players.filter((player) => positionOf(player, roster).bigGuy).length;
    if (have >= bigGuys) return refuse("too-many-big-guys", { have, max: bigGuys });
  }
  if (number !== undefined && players.some((player) => player.number === number))
    return refuse("number-taken", { number });
  return undefined;
}

/** Whether the treasury pays a price. */
export function checkGold({ treasury }: Pick<Club, "treasury">, price: number): Refused | undefined {
  return price > treasury ? refuse("too-little-gold", { price, treasury, missing: price - treasury }) : undefined;
}
