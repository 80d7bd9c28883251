import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { aClub, aCompetition, aFixture, aLeague, aMembership, someEntries } from "@/db/factories";
import { rounds } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { PRESETS } from "@/engine/league/presets";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

const NOW = Date.UTC(2026, 8, 10, 12);

async function aRound(deadlineAt: Date) {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const league = await aLeague(db);
  const organiser = await aViewer(db);
  await aMembership(db, league.id, organiser.userId, "organiser");
  const { id: competitionId } = await aCompetition(db, league.id, { tableRules: { rules: PRESETS.bundesliga } });
  const entries = await someEntries(db, competitionId, [await aClub(db, league.id), await aClub(db, league.id)]);
  const fixture = await aFixture(
    db,
    competitionId,
    entries.map(({ id }) => id),
  );
  await db.update(rounds).set({ deadlineAt }).where(eq(rounds.id, fixture.roundId));
  const office = callerFor(db, organiser, NOW);
  const board = async () => (await office.home.organiser({ leagueId: league.id })).boards[0]?.fixtures[0];
  const round = (await board())?.round ?? 0;
  return { office, competitionId, round, board };
}

let late: Awaited<ReturnType<typeof aRound>>;
beforeEach(async () => {
  late = await aRound(new Date(NOW - 1));
});

test("after the deadline what was not played is a defeat for both", async () => {
  const { office, competitionId, round, board } = late;
  expect((await board())?.state).toBe("late");
  const decision = { competitionId, round, policy: "double-loss", reason: "neither answered" } as const;
  expect(await office.rounds.settle(decision)).toEqual({ settled: 1 });
  expect(await board()).toMatchObject({ state: "played", kind: "double-loss", winnerSeat: null });
  const { table } = await office.competitions.standings({ competitionId });
  expect(table.rows.map(({ lost, points }) => [lost, points])).toEqual([
    [1, 0],
    [1, 0],
  ]);
  await expect(office.rounds.settle(decision)).rejects.toThrow("nothing-open-in-round");
});

test("an extension moves the deadline to the end of that day where the league is", async () => {
  const { office, competitionId, round, board } = late;
  const decision = { competitionId, round, policy: "extension", reason: "holidays" } as const;
  await expect(office.rounds.settle({ ...decision, until: "2026-09-09" })).rejects.toThrow("deadline-must-be-later");
  await office.rounds.settle({ ...decision, until: "2026-09-20" });
  expect(await board()).toMatchObject({ state: "open", deadlineAt: new Date("2026-09-20T21:59:00Z") });
});

test("before the deadline nothing is decided but more time", async () => {
  const { office, competitionId, round, board } = await aRound(new Date(NOW + 1));
  await expect(office.rounds.settle({ competitionId, round, policy: "void", reason: "rain" })).rejects.toThrow(
    "round-still-open",
  );
  expect((await board())?.state).toBe("open");
});

test("a match that was put off to a day still to come is left alone by the deadline", async () => {
  const { office, competitionId, round, board } = late;
  await office.places.move({ fixtureId: (await board())?.id ?? "", date: "2026-09-20", despite: true });
  expect((await board())?.state).toBe("open");
  const decision = { competitionId, round, policy: "double-loss", reason: "neither answered" } as const;
  await expect(office.rounds.settle(decision)).rejects.toThrow("nothing-open-in-round");
});
