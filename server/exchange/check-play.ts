import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { playCommands, results } from "@/db/schema";
import { verifyExport } from "@/engine/core/export";
import type { Folded } from "@/engine/core/play";
import type { BookLine } from "../clubs/book";
import { fixturesByKey } from "../plays/fixture-of";
import { foldedAfresh, rulesOf } from "../plays/folded";
import { loadSeats, type PlayRow } from "../plays/store";
import { compare, type Disagreement } from "./disagreement";

type AnyFolded = Folded<unknown, unknown>;

/** Folds a play from its first line and holds against that whatever is stored beside the log: head, seats, dice, results, club books. */
export async function checkPlay(
  db: Db,
  play: PlayRow,
  books: ReadonlyMap<string, readonly BookLine[]>,
): Promise<{ events: number; disagreements: Disagreement[] }> {
  const where = `play ${play.id}`;
  let folded: AnyFolded;
  try {
    folded = await foldedAfresh(db, play);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return { events: 0, disagreements: [{ where, what: "log", stored: "does not fold", folded: reason }] };
  }
  return {
    events: folded.version,
    disagreements: [
      ...(play.annulledAt === null ? checkHead(where, play, folded) : checkAnnulled(where, play)),
      ...checkDice(where, play, folded),
      ...(play.annulledAt === null ? await checkSeats(db, where, play, folded) : []),
      ...(await checkResults(db, where, play, folded)),
      ...(await checkBookings(db, where, play, folded, books)),
    ],
  };
}

/** Whoever sits in an annulled play has nothing left to do there. */
const checkAnnulled = (where: string, { finishedAt, fixtureId }: PlayRow): Disagreement[] => [
  ...compare(where, "annulled and over", finishedAt !== null, true),
  ...compare(where, "fixture of an annulled play", fixtureId, null),
];

function checkHead(where: string, play: PlayRow, { version, state }: AnyFolded): Disagreement[] {
  const rules = rulesOf(play.game);
  return [
    ...compare(where, "version", play.version, version),
    ...compare(where, "finished", play.finishedAt !== null, rules.finished(state)),
    ...compare(where, "due", play.dueAt?.getTime(), rules.nextDue(state)?.at),
  ];
}

/** Every face of the app is the one that its seed gives, and the seeds stand where the faces end. */
function checkDice(where: string, { seeds }: PlayRow, { log }: AnyFolded): Disagreement[] {
  const check = verifyExport({
    lines: log.map((line) => ({ ...line, draws: [...line.draws] })),
    dice: { seeds: seeds.map(({ commitHex, seedHex }) => ({ commitHex, serverSeedHex: seedHex })) },
  });
  if (!check.ok) return [{ where, what: "dice", stored: check, folded: { ok: true } }];
  const stored = seeds.reduce((sum, { draws }) => sum + draws, 0);
  return compare(where, "draws", stored, check.draws);
}

async function checkSeats(db: Db, where: string, play: PlayRow, { state }: AnyFolded): Promise<Disagreement[]> {
  const rules = rulesOf(play.game);
  const seats = await loadSeats(db, play.id);
  return seats.flatMap(({ seat, open }) => {
    const done = rules.finished(state) || (rules.seatFinished?.(state, seat) ?? false);
    return compare(where, `seat ${seat} open`, open, !done);
  });
}

/** A result that a person put in the play's place is left alone. */
async function checkResults(db: Db, where: string, play: PlayRow, { state }: AnyFolded): Promise<Disagreement[]> {
  const placeOf = await fixturesByKey(db, play);
  const settled = rulesOf(play.game).results(state);
  const rows = await db.select().from(results).where(eq(results.competitionId, play.competitionId));
  const current = rows.filter((row) => row.current);
  const missing = current.filter(({ playId, fixtureId }) => {
    return playId === play.id && !settled.some(({ key }) => placeOf(key)?.fixtureId === fixtureId);
  });
  return [
    ...missing.map(({ fixtureId }) => ({
      where,
      what: `result of ${fixtureId}`,
      stored: "settled",
      folded: undefined,
    })),
    ...settled.flatMap((result) => {
      const place = placeOf(result.key);
      if (place === undefined) return [];
      const row = current.find(({ fixtureId }) => fixtureId === place.fixtureId);
      if (row !== undefined && row.playId === null) return [];
      const { kind, sides, winner } = place.inFixture(result);
      const stored = row && { kind: row.kind, sides: row.sides, winner: row.winnerSeat };
      return compare(where, `result of ${place.fixtureId}`, stored, { kind, sides, winner: winner ?? null });
    }),
  ];
}

/** What the events that count book, club by club, against the lines of the books that name this play. */
async function checkBookings(
  db: Db,
  where: string,
  play: PlayRow,
  { entries }: AnyFolded,
  books: ReadonlyMap<string, readonly BookLine[]>,
): Promise<Disagreement[]> {
  const rules = rulesOf(play.game);
  const ranges = await db.select().from(playCommands).where(eq(playCommands.playId, play.id));
  const commandOf = (seq: number) =>
    ranges.find(({ fromVersion, toVersion }) => fromVersion <= seq && seq < toVersion)?.fromVersion ?? 0;
  let state: unknown;
  const booked = entries.flatMap(({ seq, event, at }) => {
    const made = rules.bookings(event, state);
    state = rules.evolve(state, event, at);
    return made.map(({ seat, entry }) => ({ seat, playSeq: commandOf(seq), entry }));
  });
  return (await loadSeats(db, play.id)).flatMap(({ seat, clubId }) => {
    if (clubId === null) return [];
    const lines = (books.get(clubId) ?? []).filter(({ playId }) => playId === play.id);
    const stored = lines.map(({ playSeq, entry }) => ({ playSeq, entry }));
    const folded = (play.annulledAt === null ? booked : [])
      .filter((one) => one.seat === seat)
      .map(({ playSeq, entry }) => ({ playSeq, entry }));
    return compare(where, `bookings of club ${clubId}`, stored, folded);
  });
}
