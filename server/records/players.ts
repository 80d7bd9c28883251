import { applyEntry, type Club, type ClubPlayer } from "@/engine/blood-bowl";
import { bestOf, bestOfSorted } from "@/engine/core/best-of";
import { onceOf } from "@/engine/core/once";
import type { BookLine } from "../clubs/book";
import { SHOWN } from "./shown";

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

/** What somebody did in the fixtures that count. */
type Done = Pick<PlayerDeeds, "matches" | "deeds" | "diedIn">;

const NOTHING_DONE: Done = { matches: 0, deeds: NOTHING, diedIn: undefined };

/** A club as its book folds up to, with what its players did in the fixtures that count. */
export interface ClubDeeds {
  /** Undefined while it is being drafted. */
  readonly club: Club | undefined;
  readonly done: ReadonlyMap<string, Done>;
  readonly players: readonly PlayerDeeds[];
  /** The lines of those who died. */
  readonly deaths: readonly BookLine[];
}

/**
 * A club after further lines of its book, undefined before the first one.
 * @param counts whether a fixture counts; without it all do, and what a player brought along
 */
export function withLines(
  before: ClubDeeds | undefined,
  lines: readonly BookLine[],
  clubId: string,
  counts?: (fixtureId: string) => boolean,
): ClubDeeds {
  const club = lines.reduce<Club | undefined>((folded, { entry }) => applyEntry(folded, entry), before?.club);
  const done = new Map(before?.done);
  const add = (player: string, change: (own: Done) => Partial<Done>) => {
    const own = done.get(player) ?? NOTHING_DONE;
    done.set(player, { ...own, ...change(own) });
  };
  const deaths = [...(before?.deaths ?? [])];
  for (const line of lines) {
    const { entry, fixtureId } = line;
    if (counts !== undefined && (fixtureId === undefined || !counts(fixtureId))) continue;
    if (entry.type === "injured" && entry.casualty === "dead") {
      add(entry.player, () => ({ diedIn: fixtureId }));
      deaths.push(line);
    }
    if (entry.type === "match-attended")
      for (const player of entry.players) add(player, ({ matches }) => ({ matches: matches + 1 }));
    if (entry.type === "spp-earned")
      for (const earned of entry.players) add(earned.player, ({ deeds }) => ({ deeds: sum(deeds, earned) }));
  }
  return {
    club,
    done,
    players: (club?.players ?? []).map((player) => deedsOf(player, clubId, done, counts === undefined)),
    deaths,
  };
}

function sum(a: Readonly<Record<Deed, number>>, b: Readonly<Record<Deed, number>>): Record<Deed, number> {
  const total = { ...a };
  for (const deed of DEEDS) total[deed] += b[deed];
  return total;
}

function deedsOf(
  { id, number, name, position, status, sppEarned, tally }: ClubPlayer,
  clubId: string,
  done: ReadonlyMap<string, Done>,
  isWhole: boolean,
): PlayerDeeds {
  const { matches, deeds, diedIn } = done.get(id) ?? NOTHING_DONE;
  const whole = isWhole ? { matches: tally.matches, deeds: { ...deeds, spp: sppEarned } } : { matches, deeds };
  return { clubId, id, number, name, position, status, ...whole, diedIn };
}

/** The best of a deed in all clubs, those with fewer matches first among equals; nobody without any. */
export const leaders = (clubs: readonly ClubDeeds[], deed: Deed): PlayerDeeds[] =>
  bestOfSorted(
    clubs.map((club) => bestOfClub(club).get(deed) ?? []),
    byDeed(deed),
    SHOWN,
  );

const bestOfClub = onceOf(({ players }: ClubDeeds): ReadonlyMap<Deed, readonly PlayerDeeds[]> => {
  const did = (deed: Deed) => players.filter(({ deeds }) => deeds[deed] > 0);
  return new Map(DEEDS.map((deed) => [deed, bestOf(did(deed), byDeed(deed), SHOWN)]));
});

const byDeed = (deed: Deed) => (a: PlayerDeeds, b: PlayerDeeds) =>
  b.deeds[deed] - a.deeds[deed] || a.matches - b.matches || byName.compare(a.name, b.name);

const byName = new Intl.Collator("en");

/** A player of a club by id. */
export const playerOf = (club: ClubDeeds | undefined, id: string): PlayerDeeds | undefined =>
  club && playersById(club).get(id);

const playersById = onceOf(({ players }: ClubDeeds) => new Map(players.map((player) => [player.id, player])));

/** Those who died in the fixtures that count, and stayed dead. */
export const deadOf = onceOf(({ players }: ClubDeeds): readonly PlayerDeeds[] =>
  players.filter(({ diedIn, status }) => diedIn !== undefined && status === "dead"),
);
