import { beforeEach, expect, test } from "vitest";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

const AT = Date.UTC(2026, 8, 1, 12);

async function aCalendar() {
  const connection = await testConnection();
  setTestRuntime(connection);
  const evening = await anEvening(connection.db);
  const office = callerFor(connection.db, evening.organiser, AT);
  const { competitionId, fixtureId } = evening;
  const fixture = async () =>
    (await office.competitions.get({ competitionId })).fixtures.find(({ id }) => id === fixtureId);
  return { office, fixture, fixtureId, round: { competitionId, round: 1 } };
}

let calendar: Awaited<ReturnType<typeof aCalendar>>;
beforeEach(async () => {
  calendar = await aCalendar();
});

test("a round has a name and lasts from its first day to the end of its last, where the league is", async () => {
  const { office, fixture, round } = calendar;
  await office.rounds.change({ ...round, name: "Opening week", firstDay: "2026-10-20", lastDay: "2026-10-26" });
  expect(await fixture()).toMatchObject({
    roundName: "Opening week",
    opensAt: new Date("2026-10-19T22:00:00Z"),
    deadlineAt: new Date("2026-10-26T22:59:59.999Z"),
    roundLockedAt: null,
  });
  await office.rounds.change(round);
  expect(await fixture()).toMatchObject({ roundName: null, opensAt: null, deadlineAt: null });
  await expect(office.rounds.change({ ...round, firstDay: "2026-10-20", lastDay: "2026-10-19" })).rejects.toThrow(
    "round-ends-before-it-begins",
  );
});

test("fixtures of a locked round, and locked fixtures, stay where they are until they are opened again", async () => {
  const { office, fixtureId, round } = calendar;
  const date = { fixtureId, date: "2026-10-21", time: "20:00" };
  await office.rounds.change({ ...round, isLocked: true });
  await expect(office.places.move(date)).rejects.toThrow("round-locked");
  await office.rounds.change({ ...round, isLocked: false });
  await office.rounds.lockFixture({ fixtureId, isLocked: true });
  await expect(office.places.move(date)).rejects.toThrow("fixture-locked");
  await office.rounds.lockFixture({ fixtureId, isLocked: false });
  await office.places.move(date);
});
