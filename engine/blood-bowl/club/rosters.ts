import type { Position, Roster } from "../data/shapes";
import type { Edition } from "../editions/model";

/** A roster of the edition; `undefined` when the edition does not have it. */
export const findRoster = (id: string, edition: Pick<Edition, "rosters">): Roster | undefined =>
  edition.rosters.find((roster) => roster.id === id);

/** The roster of a club that exists. */
export function rosterOf(club: { readonly roster: string }, edition: Pick<Edition, "rosters">): Roster {
  const roster = findRoster(club.roster, edition);
  if (roster === undefined) throw new Error(`no roster "${club.roster}" in this edition`);
  return roster;
}

export const findPosition = (id: string, roster: Roster): Position | undefined =>
  roster.positions.find((position) => position.id === id);

/** The position of a player who exists. */
export function positionOf(player: { readonly position: string }, roster: Roster): Position {
  const position = findPosition(player.position, roster);
  if (position === undefined) throw new Error(`no position "${player.position}" in roster "${roster.id}"`);
  return position;
}
