import type { Db } from "@/db/client";
import { foldClub } from "@/engine/blood-bowl";
import { loadBooks } from "../clubs/book";
import { bloodBowlRules } from "../competitions/blood-bowl-rules";
import { listFixturesOf } from "../competitions/calendar-store";
import { type CompetitionRow, listEntriesOf } from "../competitions/store";
import { listDivisionsOf } from "../divisions/store";
import { shownLadder } from "../ladder/shown";
import { listChallengesOf } from "../ladder/store";
import { type FinalOrder, finalOrder } from "./final-order";
import { competitionsOfSeason, openPlaysOf } from "./store";

/** A competition of a season that ends: who is where, what is still open. */
export interface EndingCompetition extends FinalOrder {
  readonly row: CompetitionRow;
  readonly entries: readonly { readonly id: string; readonly name: string; readonly clubId: string | null }[];
  readonly played: number;
  /** Fixtures without a result; they are called off when the season ends. */
  readonly open: number;
  /** Prizes of its edition in gold pieces, the first first; empty in other games. */
  readonly prizes: readonly number[];
}

/** Everything that the end of a season turns on. */
export async function readEnding(db: Db, seasonId: string) {
  const rows = await competitionsOfSeason(db, seasonId);
  const ids = rows.map(({ id }) => id);
  const entries = ids.length === 0 ? [] : await listEntriesOf(db, ids);
  const fixtures = ids.length === 0 ? [] : await listFixturesOf(db, ids);
  const divisions = await listDivisionsOf(db, ids);
  const challenges = await listChallengesOf(db, ids);
  const competitions = rows.map((row): EndingCompetition => {
    const isOwn = ({ competitionId }: { readonly competitionId: string }) => competitionId === row.id;
    const own = entries.filter(isOwn);
    const ownFixtures = fixtures.filter(isOwn);
    return {
      row,
      entries: own.map(({ id, name, clubId }) => ({ id, name, clubId })),
      ...(row.format === "ladder"
        ? ladderOrder(row.ladder, own, ownFixtures, challenges.filter(isOwn))
        : finalOrder(row, own, ownFixtures, divisions.filter(isOwn))),
      played: ownFixtures.filter(({ kind }) => kind !== null).length,
      open: ownFixtures.filter(({ kind, cancelledAt }) => kind === null && cancelledAt === null).length,
      prizes: prizesOf(row),
    };
  });
  const clubIds = entries.flatMap(({ clubId }) => clubId ?? []);
  return {
    competitions,
    openPlays: await openPlaysOf(db, ids),
    trophyHolders: await trophyHolders(db, [...new Set(clubIds)]),
  };
}
export type Ending = Awaited<ReturnType<typeof readEnding>>;

/** A ladder ends as it stands. */
const ladderOrder = (...ladder: Parameters<typeof shownLadder>): FinalOrder => ({
  order: shownLadder(...ladder).rungs.map(({ entry }) => entry),
  divisions: [],
  isUndecided: false,
});

const prizesOf = (row: CompetitionRow): readonly number[] =>
  row.game === "blood-bowl" ? bloodBowlRules(row).prizes : [];

/** Clubs that hold the trophy with its re-roll. */
async function trophyHolders(db: Db, clubIds: readonly string[]): Promise<string[]> {
  const books = await loadBooks(db, clubIds);
  return [...books].flatMap(([clubId, lines]) =>
    lines.length > 0 && foldClub(lines.map(({ entry }) => entry)).trophyRerolls > 0 ? [clubId] : [],
  );
}
