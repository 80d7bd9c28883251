import blossom from "edmonds-blossom-fixed";
import { pick } from "./ranking";
import type { EntryId } from "./result";
import { edgesOf } from "./swiss-costs";
import { fieldOf, type SwissField } from "./swiss-field";

/** What a Swiss draw knows of an entry that plays the round. */
export interface SwissEntry {
  readonly entry: EntryId;
  readonly score: number;
  /** Everybody it has met, once for each meeting. */
  readonly met: readonly EntryId[];
  readonly byes: number;
  readonly homes: number;
  readonly aways: number;
  readonly lastVenue?: "home" | "away" | undefined;
}

export interface SwissRound {
  readonly pairings: readonly { readonly home: EntryId; readonly away: EntryId }[];
  /** Who rests, only where the number of entries is odd. */
  readonly bye: EntryId | undefined;
}

/** Up to this many entries every pair is looked at; above, first only the likely ones. */
const EVERY_PAIR_UP_TO = 48;
const FIRST_WIDTH = 6;

/**
 * Draws the next round: no avoidable rematch, no avoidable second bye, the bye as far down as it goes, small score
 * differences, home and away balanced, and the upper half of a score group against the lower half, in this order.
 * @param entries in the order of the table, best first; only those who play this round
 */
export function pairSwissRound(entries: readonly SwissEntry[]): SwissRound {
  if (entries.length === 0) return { pairings: [], bye: undefined };
  const field = fieldOf(entries);
  const all = entries.length;
  for (let width = all > EVERY_PAIR_UP_TO ? FIRST_WIDTH : all; ; width *= 4) {
    const mates = blossom(edgesOf(field, width), true);
    if (width >= all || isSettled(field, mates)) return roundOf(field, mates);
  }
}

/** Whether everybody has a mate and nothing was taken that a look at more pairs could spare. */
function isSettled(field: SwissField, mates: readonly number[]): boolean {
  const fewestByes = Math.min(...field.entries.map(({ byes }) => byes));
  return field.everybody.every((index) => {
    const mate = mates[index];
    if (mate === undefined || mate < 0) return false;
    return mate === field.bye ? pick(field.entries, index).byes === fewestByes : field.meetings(index, mate) === 0;
  });
}

function roundOf(field: SwissField, mates: readonly number[]): SwissRound {
  const pairings: { home: EntryId; away: EntryId }[] = [];
  let bye: EntryId | undefined;
  for (const index of field.everybody) {
    const own = pick(field.entries, index);
    const mate = mates[index] ?? -1;
    if (mate === field.bye) bye = own.entry;
    const other = mate > index ? field.entries[mate] : undefined;
    if (other === undefined) continue;
    const [home, away] = isAtHome(own, other, pairings.length) ? [own, other] : [other, own];
    pairings.push({ home: home.entry, away: away.entry });
  }
  return { pairings, bye };
}

/** At home is who was so less often, then who was away last; else the better one in every other match. */
function isAtHome(own: SwissEntry, other: SwissEntry, board: number): boolean {
  const lead = own.homes - own.aways - (other.homes - other.aways);
  if (lead !== 0) return lead < 0;
  if (own.lastVenue !== other.lastVenue) return own.lastVenue === "away" || other.lastVenue === "home";
  return board % 2 === 0;
}
