import { foldClub } from "@/engine/blood-bowl";
import type { BookLine } from "../clubs/book";

/** What players are ranked by, in the order of the page. */
export const DEEDS = [
  "touchdowns",
  "casualties",
  "completions",
  "interceptions",
  "superbThrows",
  "playerOfTheMatch",
  "spp",
] as const;
export type Deed = (typeof DEEDS)[number];

/** A player with what he did, in a competition or in all his time with a club. */
export interface PlayerDeeds {
  readonly clubId: string;
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly position: string;
  readonly status: string;
  readonly matches: number;
  readonly deeds: Readonly<Record<Deed, number>>;
  /** The fixture in which he died, where it counts here. */
  readonly diedIn: string | undefined;
}

const NOTHING: Readonly<Record<Deed, number>> = {
  touchdowns: 0,
  casualties: 0,
  completions: 0,
  interceptions: 0,
  superbThrows: 0,
  playerOfTheMatch: 0,
  spp: 0,
};

/** The players of a club with their deeds in the fixtures that count. @param counts undefined: all, of the book's whole time */
export function deedsOf(
  clubId: string,
  lines: readonly BookLine[],
  counts: ((fixtureId: string) => boolean) | undefined,
): PlayerDeeds[] {
  if (lines.length === 0) return [];
  const { players } = foldClub(lines.map(({ entry }) => entry));
  const deeds = new Map<string, Record<Deed, number>>();
  const matches = new Map<string, number>();
  const deaths = new Map<string, string | undefined>();
  for (const { entry, fixtureId } of lines) {
    if (counts !== undefined && (fixtureId === undefined || !counts(fixtureId))) continue;
    if (entry.type === "injured" && entry.casualty === "dead") deaths.set(entry.player, fixtureId);
    if (entry.type === "match-attended")
      for (const player of entry.players) matches.set(player, (matches.get(player) ?? 0) + 1);
    if (entry.type !== "spp-earned") continue;
    for (const earned of entry.players) {
      const own = deeds.get(earned.player) ?? { ...NOTHING };
      for (const deed of DEEDS) own[deed] += earned[deed];
      deeds.set(earned.player, own);
    }
  }
  return players.map(({ id, number, name, position, status, sppEarned, tally }) => {
    const own = deeds.get(id) ?? NOTHING;
    const isWhole = counts === undefined;
    return {
      clubId,
      id,
      number,
      name,
      position,
      status,
      matches: isWhole ? tally.matches : (matches.get(id) ?? 0),
      deeds: isWhole ? { ...own, spp: sppEarned } : own,
      diedIn: deaths.get(id),
    };
  });
}

/** The best of a deed, those with fewer matches first among equals; nobody without any. */
export function leaders(players: readonly PlayerDeeds[], deed: Deed, shown: number): PlayerDeeds[] {
  return players
    .filter(({ deeds }) => deeds[deed] > 0)
    .toSorted((a, b) => b.deeds[deed] - a.deeds[deed] || a.matches - b.matches || a.name.localeCompare(b.name))
    .slice(0, shown);
}
