import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { deliveries, fixtures, hooks, rounds } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { Notice } from "./content";
import { sweep } from "./start";

const DAY = 86_400_000;
const DEADLINE = Date.UTC(2026, 8, 10, 21, 59);
const START = DEADLINE - 9 * DAY;

let db: Db;
let evening: Awaited<ReturnType<typeof anEvening>>;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection, { DUGOUT_PRIVATE_HOOKS: "on" });
  db = connection.db;
  evening = await anEvening(db);
  await moveDeadline(DEADLINE);
});

const office = (at = START) => callerFor(db, evening.organiser, at);
const ines = (at: number) => callerFor(db, evening.coaches[0], at);
const remind = (days: number) => office().notices.setReminders({ leagueId: evening.league.id, days });

async function moveDeadline(at: number) {
  await db.update(rounds).set({ deadlineAt: new Date(at) });
}

async function aHook(at = START) {
  await office(at).notices.addHook({
    leagueId: evening.league.id,
    kind: "webhook",
    name: "Bot",
    url: "http://127.0.0.1:9/",
    events: ["deadline-near", "deadline-passed"],
  });
}

/** What lies in the outbox: event and deadline. */
async function told() {
  const rows = await db.select().from(deliveries).orderBy(deliveries.createdAt);
  return rows.map(({ content }) => {
    const notice = Notice.parse(content);
    return "deadlineAt" in notice ? [notice.event, Date.parse(notice.deadlineAt), notice.fixtures.length] : [];
  });
}

test("a deadline is told once, so many days before as the league says", async () => {
  await aHook();
  await remind(2);
  await sweep(DEADLINE - 2 * DAY - 1);
  expect(await told()).toEqual([]);
  await sweep(DEADLINE - 2 * DAY);
  await Promise.all([sweep(DEADLINE - DAY), sweep(DEADLINE - DAY)]);
  expect(await told()).toEqual([["deadline-near", DEADLINE, 1]]);
});

test("a league that does not remind tells nothing before, and that a deadline passed once afterwards", async () => {
  await aHook();
  await sweep(DEADLINE - 1);
  expect(await told()).toEqual([]);
  await sweep(DEADLINE);
  await sweep(DEADLINE + DAY);
  expect(await told()).toEqual([["deadline-passed", DEADLINE, 1]]);
});

test("a deadline that was moved is told again, a match that was played or begun never", async () => {
  await aHook();
  await remind(3);
  await sweep(DEADLINE - DAY);
  await moveDeadline(DEADLINE + 7 * DAY);
  await sweep(DEADLINE + 5 * DAY);
  expect(await told()).toEqual([
    ["deadline-near", DEADLINE, 1],
    ["deadline-near", DEADLINE + 7 * DAY, 1],
  ]);
  await db.delete(deliveries);
  await ines(DEADLINE).plays.start({ fixtureId: evening.fixtureId });
  await sweep(DEADLINE + 6 * DAY);
  await sweep(DEADLINE + 8 * DAY);
  expect(await told()).toEqual([]);
});

test("a match that was put off counts by its own date, and is late a day after it", async () => {
  await aHook();
  await remind(1);
  const startsAt = new Date(DEADLINE + 4 * DAY);
  await db.update(fixtures).set({ startsAt }).where(eq(fixtures.id, evening.fixtureId));
  await sweep(DEADLINE);
  expect(await told()).toEqual([]);
  await sweep(DEADLINE + 3 * DAY);
  await sweep(DEADLINE + 5 * DAY - 1);
  expect(await told()).toEqual([["deadline-near", startsAt.getTime(), 1]]);
  await sweep(DEADLINE + 5 * DAY);
  expect((await told()).at(-1)).toEqual(["deadline-passed", DEADLINE + 5 * DAY, 1]);
});

test("a hook is not told of deadlines that passed before there was one", async () => {
  await aHook(DEADLINE + DAY);
  await db.update(hooks).set({ createdAt: new Date(DEADLINE + DAY) });
  await sweep(DEADLINE + 2 * DAY);
  expect(await told()).toEqual([]);
});

test("coaches see the deadline on their home page, others do not", async () => {
  const at = DEADLINE - DAY;
  expect((await ines(at).home.coach()).deadlines).toEqual([]);
  await remind(2);
  expect((await ines(at).home.coach()).deadlines).toMatchObject([
    { fixtureId: evening.fixtureId, competition: "Cellar Cup", dueAt: new Date(DEADLINE) },
  ]);
  expect((await ines(at - 2 * DAY).home.coach()).deadlines).toEqual([]);
  expect((await office(at).home.coach()).deadlines).toEqual([]);
});

test("what was sent is forgotten after a month, what waits is not", async () => {
  await aHook();
  await remind(1);
  await sweep(DEADLINE - DAY);
  await sweep(DEADLINE + 40 * DAY);
  expect(await told()).toHaveLength(1);
  await db.update(deliveries).set({ state: "given-up" });
  await sweep(DEADLINE + 40 * DAY);
  expect(await told()).toEqual([]);
});
