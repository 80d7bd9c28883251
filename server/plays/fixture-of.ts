import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { fixtureSeats, fixtures, rounds } from "@/db/schema";
import type { SettledResult } from "@/engine/core/rules";
import { loadSeats, type PlayRow } from "./store";

/** Where a settled result belongs: its fixture, and the result in that fixture's seats. */
export interface PlacedResult {
  readonly fixtureId: string;
  /** The result with the fixture's seats instead of the play's; home first. */
  inFixture(result: SettledResult): SettledResult;
}

/**
 * Finds the fixture of each settled result of a play by the result's key. A play of one fixture has one result; a play
 * of a whole competition names round and seats: "round-3:0-2". A pair sits in two seats of the play and one of the
 * fixture.
 */
export async function fixturesByKey(tx: Db, play: PlayRow): Promise<(key: string) => PlacedResult | undefined> {
  const playSeats = await loadSeats(tx, play.id);
  const entryOf = new Map(playSeats.map(({ seat, entryId }) => [seat, entryId]));
  const firstSeatOf = new Map([...playSeats].reverse().map(({ seat, entryId }) => [entryId, seat]));
  const rows = await seatsOfFixtures(tx, play);
  const placed = new Map<string, PlacedResult>();
  for (const fixtureId of new Set(rows.map((row) => row.fixtureId))) {
    const own = rows.filter((row) => row.fixtureId === fixtureId);
    const [home, away] = own.map(({ entryId }) => firstSeatOf.get(entryId));
    const key = play.fixtureId === null ? `round-${own[0]?.round}:${home}-${away}` : "match";
    const seatIn = (seat: number) => own.find(({ entryId }) => entryId === entryOf.get(seat))?.seat ?? seat;
    placed.set(key, { fixtureId, inFixture: (result) => inSeats(result, seatIn) });
  }
  return (key) => placed.get(key);
}

/** A result with other seats. Where three or more play, the table's rules say what a place is worth, whatever the game says. */
export function inSeats(result: SettledResult, seatIn: (seat: number) => number): SettledResult {
  const isGroup = result.sides.length > 2;
  return {
    ...result,
    sides: result.sides
      .map(({ points, ...side }) => ({
        ...side,
        ...(isGroup || points === undefined ? {} : { points }),
        seat: seatIn(side.seat),
      }))
      .sort((a, b) => a.seat - b.seat),
    winner: result.winner === undefined ? undefined : seatIn(result.winner),
  };
}

async function seatsOfFixtures(tx: Db, { fixtureId, competitionId }: PlayRow) {
  const wanted = fixtureId === null ? eq(fixtures.competitionId, competitionId) : eq(fixtures.id, fixtureId);
  return tx
    .select({ fixtureId: fixtures.id, round: rounds.number, seat: fixtureSeats.seat, entryId: fixtureSeats.entryId })
    .from(fixtures)
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .innerJoin(fixtureSeats, eq(fixtureSeats.fixtureId, fixtures.id))
    .where(wanted)
    .orderBy(fixtures.id, fixtureSeats.seat);
}
