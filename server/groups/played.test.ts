import { expect, test } from "vitest";
import { aLeague, aMembership, aSeason, aUser } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { tellSeat } from "../plays/presence";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { tick } from "../timers/due";

const START = Date.UTC(2026, 8, 1, 18);

test("[LF-129 LF-131] a game of three that is played gives places; what they are worth is the table's to say", async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const coaches = [];
  for (const name of ["Ada", "Ben", "Cleo"]) {
    const { id: userId } = await aUser(db, { name });
    await aMembership(db, league.id, userId, coaches.length === 0 ? "organiser" : "coach");
    coaches.push({ userId, name, role: "user" as const });
  }
  const office = callerFor(db, coaches[0], START);
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Circle",
    game: "lastuf-futbol",
    edition: "rulebook",
    format: "group-draw",
    options: { turnCap: 1 },
  });
  const people = coaches.map(({ userId }) => ({ kind: "coach" as const, coachId: userId }));
  await office.competitions.enterPeople({ competitionId, people });
  await office.groups.drawEvening({ competitionId, rounds: 1 });
  const open = (await office.competitions.get({ competitionId })).fixtures[0];
  const { playId } = await office.plays.start({ fixtureId: open?.id ?? "" });
  for (const seat of [0, 1, 2]) await tellSeat(db, { playId, seat, word: "lost", at: START });
  const settled = async () => (await office.competitions.get({ competitionId })).fixtures[0];
  for (let minute = 1; minute < 200 && (await settled())?.kind === null; minute++) await tick(START + minute * 60_000);

  const sides = (await settled())?.sides ?? [];
  expect(sides.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(Math.min(...sides.map(({ place }) => place))).toBe(1);
  expect(sides.every(({ points }) => points === undefined)).toBe(true);
  const total = async () =>
    (await office.competitions.standings({ competitionId })).table.rows.reduce((sum, { points }) => sum + points, 0);
  expect(await total()).toBeCloseTo(4 + 2 + 0);
  const { rules } = await office.tables.get({ competitionId });
  const points = { ...rules.points, places: [[10, 5, 3]] };
  await office.tables.changeRules({ competitionId, rules: { ...rules, points }, reason: "voted" });
  expect(await total()).toBeCloseTo(18);
});
