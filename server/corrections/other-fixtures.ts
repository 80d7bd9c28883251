import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { competitions, entries, fixtureSeats, fixtures, plays, results, rounds } from "@/db/schema";
import { canonicalJson } from "@/engine/core/canonical-json";
import { tieNeedsWinner } from "../brackets/tie-needs-winner";
import { optionsOf } from "../competitions/options-of";
import { loadCompetition } from "../competitions/store";
import { refused } from "../errors";
import { resultThatCounts } from "../fixtures/joins";
import { loadSeats, type PlayRow } from "../plays/store";

/** A fixture to which the report of a match could belong: of the same two clubs, by the same rules, and still open. */
export interface OpenFixture {
  readonly fixtureId: string;
  readonly competitionId: string;
  readonly competition: string;
  readonly round: number;
  /** Home first. */
  readonly names: readonly string[];
  readonly clubIds: readonly string[];
  readonly entryIds: readonly string[];
  readonly tie: string | null;
}

/** Where a report goes. */
export interface OtherFixture extends OpenFixture {
  /** The seat there of who sits in a seat of the play. */
  seatIn(seat: number): number;
  /** The entry there of each seat of the play. */
  readonly entryOf: ReadonlyMap<number, string>;
  /** It is a tie that a draw does not decide. */
  readonly needsWinner: boolean;
}

/** Open fixtures of the two clubs of a match beside its own, in the order of the calendars. */
export async function openFixtures(db: Db, leagueId: string, play: PlayRow): Promise<OpenFixture[]> {
  const clubIds = (await loadSeats(db, play.id)).flatMap(({ clubId }) => clubId ?? []);
  const rows = await db
    .select({
      fixtureId: fixtures.id,
      competitionId: competitions.id,
      competition: competitions.name,
      edition: competitions.edition,
      options: competitions.options,
      round: rounds.number,
      tie: fixtures.tie,
      entryId: entries.id,
      name: entries.name,
      clubId: entries.clubId,
    })
    .from(fixtures)
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
    .innerJoin(fixtureSeats, eq(fixtureSeats.fixtureId, fixtures.id))
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .leftJoin(results, resultThatCounts)
    .leftJoin(plays, eq(plays.fixtureId, fixtures.id))
    .where(
      and(
        eq(competitions.leagueId, leagueId),
        eq(competitions.game, play.game),
        eq(competitions.edition, play.edition),
        inArray(entries.clubId, clubIds),
        isNull(fixtures.cancelledAt),
        isNull(results.id),
        isNull(plays.id),
      ),
    )
    .orderBy(asc(competitions.createdAt), asc(rounds.number), asc(fixtures.number), asc(fixtureSeats.seat));
  const { options: own } = await loadCompetition(db, play.competitionId);
  const playedBy = houseRules(play, own);
  const found = new Map<string, OpenFixture>();
  for (const { entryId, name, clubId, edition: _, options, ...fixture } of rows) {
    if (clubId === null || houseRules(play, options) !== playedBy) continue;
    const known = found.get(fixture.fixtureId) ?? { ...fixture, names: [], clubIds: [], entryIds: [] };
    found.set(fixture.fixtureId, {
      ...known,
      names: [...known.names, name],
      clubIds: [...known.clubIds, clubId],
      entryIds: [...known.entryIds, entryId],
    });
  }
  return [...found.values()].filter(({ clubIds }) => clubIds.length === 2);
}

/** House rules without how a level match is decided, which a report says for itself. */
function houseRules({ game }: PlayRow, options: unknown): string {
  const parsed = optionsOf(game, options);
  const entriesOf = typeof parsed === "object" && parsed !== null ? Object.entries(parsed) : [];
  return canonicalJson(Object.fromEntries(entriesOf.filter(([key]) => key !== "decider")));
}

/** One of them. @throws AppError `fixture-does-not-fit` */
export async function otherFixture(db: Db, leagueId: string, play: PlayRow, fixtureId: string): Promise<OtherFixture> {
  const fixture = (await openFixtures(db, leagueId, play)).find((one) => one.fixtureId === fixtureId);
  if (fixture === undefined) throw refused("fixture-does-not-fit");
  const seats = await loadSeats(db, play.id);
  const seatOf = new Map(seats.map(({ seat, clubId }) => [seat, fixture.clubIds.indexOf(clubId ?? "")]));
  return {
    ...fixture,
    seatIn: (seat) => seatOf.get(seat) ?? seat,
    entryOf: new Map([...seatOf].map(([seat, there]) => [seat, fixture.entryIds[there] ?? ""])),
    needsWinner: await tieNeedsWinner(db, fixture),
  };
}
