import { type Clash, clashesOf } from "@/engine/league/clashes";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { zonedTime } from "../competitions/zoned";
import { conflict, notFound, refused } from "../errors";
import { lockFixture, updateFixture } from "../fixtures/store";
import { showChange } from "../live/show-change";
import { calendarFacts } from "./facts";
import { named } from "./named";
import type { MoveFixture } from "./schema";
import { lockCalendar, nextNumber } from "./store";

/** How a move came out; with clashes that were not waved through, nothing moved. */
export interface Moved {
  readonly isMoved: boolean;
  /** With the names of those who play. */
  readonly clashes: readonly Clash[];
}

/**
 * Moves a fixture to another round, date or place. What stands against it is named first; it moves all the same when the
 * organiser says so. What is played, under way or locked never moves.
 * @throws AppError `time-needs-a-date`, `round-not-found`, `round-locked`, `tie-stays-in-its-round`, and why the fixture cannot move
 */
export async function moveFixture(ctx: PlacedContext, input: MoveFixture): Promise<Moved> {
  const { fixtureId, date, time = "20:00", despite } = input;
  if (date === undefined && input.time !== undefined) throw refused("time-needs-a-date");
  const { leagueId } = ctx.place;
  const moved = await ctx.db.transaction(async (tx): Promise<Moved> => {
    await lockCalendar(tx, leagueId);
    const stored = await lockFixture(tx, fixtureId);
    const { timeZone, rounds, fixtures, places, blackouts } = await calendarFacts(tx, leagueId);
    const fixture = fixtures.find(({ id }) => id === fixtureId);
    if (fixture === undefined) throw notFound("fixture");
    if (fixture.whyUnmovable !== undefined) throw conflict(fixture.whyUnmovable);
    const number = input.round ?? fixture.round;
    const round = rounds.find((one) => one.competitionId === fixture.competitionId && one.number === number);
    if (round === undefined) throw notFound("round");
    if (round.isLocked) throw conflict("round-locked");
    const isElsewhere = round.id !== fixture.roundId;
    if (isElsewhere && fixture.isTie) throw refused("tie-stays-in-its-round");
    const startsAt = date === undefined ? undefined : zonedTime(date, time.slice(0, 5), timeZone);
    const place = input.place === "" ? undefined : input.place;
    const there = { ...fixture, roundId: round.id, startsAt: startsAt?.getTime(), day: date, place };
    const clashes = clashesOf(there, { others: fixtures, places, blackouts, window: round });
    if (clashes.length > 0 && !despite) return { isMoved: false, clashes: named(clashes, fixtures) };
    await updateFixture(tx, fixtureId, {
      ...(isElsewhere ? { roundId: round.id, number: await nextNumber(tx, round.id) } : {}),
      startsAt: startsAt ?? null,
      place: place ?? null,
      revision: stored.revision + 1,
    });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "fixture-moved",
      subject: { fixtureId, match: fixture.names.join(" – ") },
      before: { round: fixture.round, startsAt: stored.startsAt, place: stored.place },
      after: { round: round.number, startsAt, place, clashes: clashes.map(({ kind }) => kind) },
    });
    return { isMoved: true, clashes: named(clashes, fixtures) };
  });
  if (moved.isMoved) await showChange(leagueId);
  return moved;
}
