import type { Db } from "@/db/client";
import { lateFixtures, nearFixtures, type OpenFixture, seatsOf } from "./deadlines-store";
import { remindByMail } from "./mail/remind";
import { tell } from "./tell";

/** How long after a deadline it is still told that it passed, in ms: for processes that were down meanwhile. */
const TOLD_FOR = 7 * 86_400_000;

/**
 * Tells deadlines that are near and those that passed, round by round, each once: a deadline that was moved is another
 * one. May be called as often as one likes.
 */
export async function tellDeadlines(db: Db, now: number): Promise<void> {
  const at = new Date(now);
  await tellAll(db, "deadline-near", await nearFixtures(db, at), now);
  await tellAll(db, "deadline-passed", await lateFixtures(db, new Date(now - TOLD_FOR), at), now);
}

async function tellAll(
  db: Db,
  event: "deadline-near" | "deadline-passed",
  open: readonly OpenFixture[],
  now: number,
): Promise<void> {
  if (open.length === 0) return;
  const seats = await seatsOf(
    db,
    open.map(({ fixtureId }) => fixtureId),
  );
  for (const group of byDeadline(open)) {
    const [first] = group;
    if (first === undefined) continue;
    const { league, competition, round, roundId, dueAt } = first;
    const deadlineAt = dueAt.toISOString();
    const key = `${event}:${roundId}:${deadlineAt}`;
    const notice = {
      event,
      at: new Date(now).toISOString(),
      league,
      competition,
      round,
      deadlineAt,
      fixtures: group.map(({ fixtureId }) => ({
        id: fixtureId,
        sides: seats.filter((seat) => seat.fixtureId === fixtureId).map(({ name }) => ({ name })),
      })),
    };
    const madeBefore = event === "deadline-passed" ? dueAt : undefined;
    await tell(db, { place: { leagueId: league.id }, event, key, at: now, madeBefore, notice: async () => notice });
    if (event === "deadline-near") await remindByMail(db, notice, seats, key, now);
  }
}

/** What is due in one round at one moment is told together. */
export function byDeadline(open: readonly OpenFixture[]): OpenFixture[][] {
  const groups = new Map<string, OpenFixture[]>();
  for (const fixture of open) {
    const key = `${fixture.roundId} ${fixture.dueAt.getTime()}`;
    groups.set(key, [...(groups.get(key) ?? []), fixture]);
  }
  return [...groups.values()];
}
