import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { fixtures, rounds } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

const AT = Date.UTC(2026, 8, 1, 12);
const NEW_DATE = { date: "2026-09-20", time: "19:30" } as const;
/** The same as the clocks of Berlin show it. */
const NEW_MOMENT = new Date("2026-09-20T17:30:00Z");

async function anAgreedFixture() {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const evening = await anEvening(db);
  const { fixtureId, league } = evening;
  const [ines, tomas] = evening.coaches.map((coach) => callerFor(db, coach, AT));
  if (ines === undefined || tomas === undefined) throw new Error("two coaches are needed");
  const office = callerFor(db, evening.organiser, AT);
  await office.places.move({ fixtureId, date: "2026-09-06", time: "19:00", place: "Table 1" });
  const stored = async () => {
    const [row] = await db.select().from(fixtures).where(eq(fixtures.id, fixtureId));
    return row;
  };
  const board = async (at = AT) =>
    (await callerFor(db, evening.organiser, at).home.organiser({ leagueId: league.id })).boards[0]?.fixtures[0];
  return { db, ines, tomas, office, fixtureId, leagueId: league.id, stored, board };
}

let agreed: Awaited<ReturnType<typeof anAgreedFixture>>;
beforeEach(async () => {
  agreed = await anAgreedFixture();
});

test("a new date counts once the other coach accepts it, and calendar feeds get a new revision", async () => {
  const { ines, tomas, fixtureId, stored, board } = agreed;
  const before = await stored();
  const { proposalId } = await ines.agreements.proposeDate({ fixtureId, ...NEW_DATE, note: "a wedding" });
  expect(await stored()).toEqual(before);
  expect((await board())?.proposal?.startsAt).toEqual(NEW_MOMENT);
  expect((await ines.home.coach()).proposals).toMatchObject([{ isOwn: true, note: "a wedding" }]);
  expect((await tomas.home.coach()).proposals).toMatchObject([{ isOwn: false, startsAt: NEW_MOMENT }]);
  await expect(ines.agreements.answerProposal({ fixtureId, proposalId, accept: true })).rejects.toThrow("own-proposal");
  await tomas.agreements.answerProposal({ fixtureId, proposalId, accept: true });
  expect(await stored()).toMatchObject({
    startsAt: NEW_MOMENT,
    place: "Table 1",
    revision: (before?.revision ?? 0) + 1,
  });
  expect((await tomas.home.coach()).proposals).toEqual([]);
});

test("a declined date changes nothing, and the answer can be read", async () => {
  const { ines, tomas, fixtureId, stored } = agreed;
  const before = await stored();
  const { proposalId } = await ines.agreements.proposeDate({ fixtureId, ...NEW_DATE, place: "Table 9" });
  await expect(tomas.agreements.proposeDate({ fixtureId, ...NEW_DATE })).rejects.toThrow("proposal-is-open");
  await tomas.agreements.answerProposal({ fixtureId, proposalId, accept: false, note: "I am away" });
  expect(await stored()).toEqual(before);
  const { proposals } = await ines.agreements.get({ fixtureId });
  expect(proposals).toMatchObject([{ state: "declined", answer: "I am away", by: "Ines", answeredByName: "Tomás" }]);
  await tomas.agreements.proposeDate({ fixtureId, ...NEW_DATE });
});

test("an organiser may decide, and the proposer may think again", async () => {
  const { ines, tomas, office, fixtureId, stored } = agreed;
  const first = await ines.agreements.proposeDate({ fixtureId, ...NEW_DATE });
  const withdrawn = { fixtureId, proposalId: first.proposalId };
  await expect(tomas.agreements.withdrawProposal(withdrawn)).rejects.toThrow("not-your-proposal");
  await ines.agreements.withdrawProposal(withdrawn);
  await expect(office.agreements.answerProposal({ ...withdrawn, accept: true })).rejects.toThrow("proposal-not-found");
  const second = await tomas.agreements.proposeDate({ fixtureId, ...NEW_DATE });
  await office.agreements.answerProposal({ fixtureId, proposalId: second.proposalId, accept: true });
  expect((await stored())?.startsAt).toEqual(NEW_MOMENT);
});

test("nobody proposes the past, a date for what is played or locked, or sets one alone", async () => {
  const { db, ines, office, fixtureId, stored } = agreed;
  await expect(ines.agreements.proposeDate({ fixtureId, date: "2026-08-31", time: "20:00" })).rejects.toThrow(
    "date-is-past",
  );
  await expect(ines.places.move({ fixtureId, ...NEW_DATE })).rejects.toThrow("not-allowed");
  const roundId = (await stored())?.roundId ?? "";
  await db
    .update(rounds)
    .set({ lockedAt: new Date(AT) })
    .where(eq(rounds.id, roundId));
  await expect(ines.agreements.proposeDate({ fixtureId, ...NEW_DATE })).rejects.toThrow("round-locked");
  await expect(office.places.move({ fixtureId, ...NEW_DATE })).rejects.toThrow("round-locked");
  await office.fixtures.typeResult({ fixtureId, kind: "played", scores: [1, 0] });
  await expect(ines.agreements.proposeDate({ fixtureId, ...NEW_DATE })).rejects.toThrow("fixture-is-played");
});

test("a match put off beyond the deadline is not late before its new day is over", async () => {
  const { db, ines, tomas, fixtureId, stored, board } = agreed;
  const roundId = (await stored())?.roundId ?? "";
  await db
    .update(rounds)
    .set({ deadlineAt: new Date("2026-09-08T00:00:00Z") })
    .where(eq(rounds.id, roundId));
  const afterDeadline = Date.UTC(2026, 8, 10);
  expect((await board(afterDeadline))?.state).toBe("late");
  const { proposalId } = await ines.agreements.proposeDate({ fixtureId, ...NEW_DATE });
  await tomas.agreements.answerProposal({ fixtureId, proposalId, accept: true });
  expect((await board(afterDeadline))?.state).toBe("open");
  expect((await board(Date.UTC(2026, 8, 22)))?.state).toBe("late");
});

test("whoever answers a proposal reads what the calendar has against it", async () => {
  const { ines, tomas, office, fixtureId, leagueId } = agreed;
  const closed = { leagueId, firstDay: "2026-09-20", lastDay: "2026-09-20", reason: "town feast" };
  await office.places.addBlackout(closed);
  await ines.agreements.proposeDate({ fixtureId, ...NEW_DATE });
  expect((await tomas.agreements.get({ fixtureId })).clashes).toMatchObject([
    { kind: "blackout", reason: "town feast" },
  ]);
});
