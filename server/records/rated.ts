import { inArray, min } from "drizzle-orm";
import type { Db } from "@/db/client";
import { results } from "@/db/schema";
import type { GameId } from "@/engine/catalog";
import { onceOfAll } from "@/engine/core/once";
import type { FixtureRow } from "../competitions/calendar-store";
import { isFriendly } from "../competitions/friendly";
import type { EntryRow } from "../competitions/store";
import { inParts, listed } from "../kept/parts";
import type { PublicCompetition } from "../public/store";
import { bySeason } from "./by-season";

const RATED: readonly FixtureRow["kind"][] = ["played", "conceded", "conceded-without-penalty"];

/** Matches of two that were played or conceded: no awards. */
const rated = inParts((fixtures) =>
  fixtures.filter(({ kind, cancelledAt, seats }) => RATED.includes(kind) && cancelledAt === null && seats.length === 2),
);

const corrected = inParts((fixtures) => rated(fixtures).filter(({ resultRevision }) => resultRevision !== 1));

/** When matches were settled first, in ms since the epoch: there they stay, whatever was corrected later. */
const settledAt = new WeakMap<FixtureRow, number>();

/** The matches that may count for ratings, by game, in the order of playing; friendlies count for nothing. */
export async function ratedMatches(
  db: Db,
  competitions: readonly PublicCompetition[],
  calendars: ReadonlyMap<string, readonly FixtureRow[]>,
): Promise<ReadonlyMap<GameId, readonly FixtureRow[]>> {
  await readSettled(db, [...calendars.values()].flatMap(corrected));
  const counting = competitions.filter((one) => !isFriendly(one));
  const games = [...new Set(counting.map(({ game }) => game))];
  return new Map(
    games.map((game) => {
      const seasons = bySeason(counting.filter((one) => one.game === game));
      return [game, listed(seasons.map((own) => inOrder(own.map(({ id }) => calendars.get(id) ?? []))))];
    }),
  );
}

const inOrder = onceOfAll((calendars: readonly (readonly FixtureRow[])[]): readonly FixtureRow[] =>
  calendars.flatMap(rated).sort((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1)),
);

/** When a match was settled first. */
export const timeOf = (fixture: FixtureRow): number => settledAt.get(fixture) ?? fixture.resultAt?.getTime() ?? 0;

/** Reads it where a result was corrected; a first result says it itself. */
async function readSettled(db: Db, fixtures: readonly FixtureRow[]): Promise<void> {
  const unknown = fixtures.filter((fixture) => !settledAt.has(fixture));
  if (unknown.length === 0) return;
  const ids = unknown.map(({ id }) => id);
  const rows = await db
    .select({ id: results.fixtureId, at: min(results.at) })
    .from(results)
    .where(inArray(results.fixtureId, ids))
    .groupBy(results.fixtureId);
  const first = new Map(rows.map(({ id, at }) => [id, at?.getTime()]));
  for (const fixture of unknown) settledAt.set(fixture, first.get(fixture.id) ?? timeOf(fixture));
}

/** Whoever coaches the club behind an entry now, or the person who entered; pairs have no rating. */
export type CoachOf = ReadonlyMap<string, string>;

/** @param lists the entries of competitions; of the same lists it is the same object */
export const coachesIn = onceOfAll(
  (lists: readonly (readonly EntryRow[])[]): CoachOf =>
    new Map(
      lists.flat().flatMap(({ id, coachId, personId, partnerId }) => {
        const coach = coachId ?? personId;
        return coach === null || partnerId !== null ? [] : [[id, coach]];
      }),
    ),
);
