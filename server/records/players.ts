import type { BookEntry, Club, ClubPlayer } from "@/engine/blood-bowl";
import { bestOf, bestOfSorted } from "@/engine/core/best-of";
import { inEnglish } from "@/engine/core/in-english";
import { onceOf } from "@/engine/core/once";
import { clubAfter, type PlacedLine } from "../clubs/book";
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

/** What players of a club did, by their ids. */
type Deeds = ReadonlyMap<string, Done>;

/** A club as its book folds up to, with what its players did. */
export interface ClubDeeds {
  readonly clubId: string;
  /** Undefined while it is being drafted. */
  readonly club: Club | undefined;
  /** In all their time, with what they brought along. */
  readonly whole: Deeds;
  /** In each competition, by its id. */
  readonly inCompetition: ReadonlyMap<string, Deeds>;
  /** The lines of those who died. */
  readonly deaths: readonly PlacedLine[];
}

/** A club after further lines of its book, undefined before the first one. */
export function withLines(before: ClubDeeds | undefined, lines: readonly PlacedLine[], clubId: string): ClubDeeds {
  const inCompetition = new Map(before?.inCompetition);
  for (const id of new Set(lines.map(({ competitionId }) => competitionId))) {
    const own = lines.filter(({ competitionId }) => competitionId === id);
    if (id !== undefined) inCompetition.set(id, deedsAfter(inCompetition.get(id), own));
  }
  return {
    clubId,
    club: clubAfter(before?.club, lines),
    whole: deedsAfter(before?.whole, lines),
    inCompetition,
    deaths: (before?.deaths ?? []).concat(lines.filter(({ entry }) => isDeath(entry))),
  };
}

const isDeath = (entry: BookEntry): entry is Extract<BookEntry, { type: "injured" }> =>
  entry.type === "injured" && entry.casualty === "dead";

function deedsAfter(before: Deeds | undefined, lines: readonly PlacedLine[]): Deeds {
  const done = new Map(before);
  const add = (player: string, change: (own: Done) => Partial<Done>) => {
    const own = done.get(player) ?? NOTHING_DONE;
    done.set(player, { ...own, ...change(own) });
  };
  for (const { entry, fixtureId } of lines) {
    if (isDeath(entry)) add(entry.player, () => ({ diedIn: fixtureId }));
    if (entry.type === "match-attended")
      for (const player of entry.players) add(player, ({ matches }) => ({ matches: matches + 1 }));
    if (entry.type === "spp-earned")
      for (const earned of entry.players) add(earned.player, ({ deeds }) => ({ deeds: sum(deeds, earned) }));
  }
  return done;
}

function sum(a: Readonly<Record<Deed, number>>, b: Readonly<Record<Deed, number>>): Record<Deed, number> {
  const total = { ...a };
  for (const deed of DEEDS) total[deed] += b[deed];
  return total;
}

/** The players of a club with what they did in a part of their time. */
export interface Squad {
  readonly clubId: string;
  readonly players: readonly PlayerDeeds[];
}

/** The players of a club as records show them: of all their time, or of one competition. */
export const squadIn = (club: ClubDeeds, competitionId: string | undefined): Squad =>
  squadsOf(club)(club.inCompetition.get(competitionId ?? "") ?? (competitionId === undefined ? club.whole : NOBODY));

const NOBODY: Deeds = new Map();

const squadsOf = onceOf((club: ClubDeeds) =>
  onceOf((deeds: Deeds): Squad => {
    const players = club.club?.players ?? [];
    return {
      clubId: club.clubId,
      players: players.map((player) => deedsOf(player, club.clubId, deeds, deeds === club.whole)),
    };
  }),
);

function deedsOf(
  { id, number, name, position, status, sppEarned, tally }: ClubPlayer,
  clubId: string,
  done: Deeds,
  isWhole: boolean,
): PlayerDeeds {
  const { matches, deeds, diedIn } = done.get(id) ?? NOTHING_DONE;
  const whole = isWhole ? { matches: tally.matches, deeds: { ...deeds, spp: sppEarned } } : { matches, deeds };
  return { clubId, id, number, name, position, status, ...whole, diedIn };
}

/** The best of a deed in all squads, those with fewer matches first among equals; nobody without any. */
export const leaders = (squads: readonly Squad[], deed: Deed): PlayerDeeds[] =>
  bestOfSorted(
    squads.map((squad) => bestIn(squad).get(deed) ?? []),
    byDeed(deed),
    SHOWN,
  );

const bestIn = onceOf(({ players }: Squad): ReadonlyMap<Deed, readonly PlayerDeeds[]> => {
  const did = (deed: Deed) => players.filter(({ deeds }) => deeds[deed] > 0);
  return new Map(DEEDS.map((deed) => [deed, bestOf(did(deed), byDeed(deed), SHOWN)]));
});

const byDeed = (deed: Deed) => (a: PlayerDeeds, b: PlayerDeeds) =>
  b.deeds[deed] - a.deeds[deed] || a.matches - b.matches || inEnglish.compare(a.name, b.name);

/** A player of a squad by id. */
export const playerOf = (squad: Squad | undefined, id: string): PlayerDeeds | undefined =>
  squad && playersById(squad).get(id);

const playersById = onceOf(({ players }: Squad) => new Map(players.map((player) => [player.id, player])));

/** Those who died in that time, and stayed dead. */
export const deadOf = onceOf(({ players }: Squad): readonly PlayerDeeds[] =>
  players.filter(({ diedIn, status }) => diedIn !== undefined && status === "dead"),
);
