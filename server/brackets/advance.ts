import { randomUUID } from "node:crypto";
import type { Db } from "@/db/client";
import { type FixtureRow, insertFixtures, listFixtures } from "../competitions/calendar-store";
import { KnockOutDraw } from "../competitions/schema";
import { loadCompetition, lockCompetition } from "../competitions/store";
import { conflict } from "../errors";
import { everSettled, removeFixture, roundIds, seatAnew } from "./store";
import { type DrawnTie, tiesOf } from "./ties";

/**
 * Moves winners on: every tie whose sides are known gets its next game, and one whose sides a correction changed is
 * seated anew. Does nothing where no knock-out was drawn.
 * @throws AppError `later-tie-has-begun` where a correction would change a tie that is played already
 */
export async function advanceBracket(tx: Db, competitionId: string): Promise<void> {
  if ((await loadCompetition(tx, competitionId)).knockOut === null) return;
  const draw = KnockOutDraw.parse((await lockCompetition(tx, competitionId)).knockOut);
  const ids = await roundIds(tx, competitionId);
  const fresh = [];
  for (const tie of tiesOf(draw, await listFixtures(tx, competitionId))) {
    const seats = seatsOf(tie);
    for (const fixture of tie.fixtures) await correct(tx, tie, fixture, seats);
    if (seats === undefined || tie.fixtures.some(isOpen)) continue;
    fresh.push({
      id: randomUUID(),
      competitionId,
      roundId: ids.get(draw.firstRound - 1 + tie.round) ?? "",
      number: tie.fixtures.length * tie.inRound + tie.number,
      tie: tie.id,
      seats,
    });
  }
  await insertFixtures(tx, fresh);
}

/** Who plays the next game, home first; undefined where there is none. */
function seatsOf({ entries: [first, second], next }: DrawnTie): readonly [string, string] | undefined {
  if (next === undefined || first === undefined || second === undefined) return undefined;
  return next.home === 0 ? [first, second] : [second, first];
}

/** A game under way keeps a tie from getting another one. */
const isOpen = ({ kind, cancelledAt }: FixtureRow): boolean => kind === null && cancelledAt === null;

/** Sees to it that only who is in the tie plays in it, and nobody once it is decided. */
async function correct(tx: Db, tie: DrawnTie, fixture: FixtureRow, seats: readonly string[] | undefined) {
  const isOurs = fixture.seats.every((entry) => tie.entries.includes(entry));
  if (isOurs && (seats !== undefined || !isOpen(fixture))) return;
  if (isOurs && fixture.playId !== null) return;
  if (fixture.kind !== null || fixture.playId !== null) throw conflict("later-tie-has-begun");
  if (seats !== undefined) return seatAnew(tx, fixture, seats);
  if (await everSettled(tx, fixture.id)) throw conflict("later-tie-has-begun");
  await removeFixture(tx, fixture.id);
}
