import { beforeEach, expect, test } from "vitest";
import { testConnection } from "@/db/testing";
import { settle } from "../plays/settle";
import { createCaller } from "../root";
import { anEvening } from "../testing/evening";
import { callerFor, contextFor, setTestRuntime } from "../testing/runtime";
import { hashToken } from "../tokens";

const AT = Date.UTC(2026, 8, 1, 22);

/** A match that was recorded at a table: Ines 2, Tomás 1. */
async function aRecordedMatch() {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const evening = await anEvening(db);
  const { fixtureId, competitionId, league } = evening;
  const [ines, tomas] = evening.coaches.map((coach) => callerFor(db, coach, AT));
  const office = callerFor(db, evening.organiser, AT);
  if (ines === undefined || tomas === undefined) throw new Error("two coaches are needed");
  const { playId } = await ines.plays.start({ fixtureId });
  const record = (home: number, away: number) =>
    settle(
      db,
      { fixtureId, competitionId, playId, userId: evening.coaches[0].userId, at: AT },
      {
        kind: "played",
        winner: home > away ? 0 : 1,
        sides: [
          { seat: 0, score: home, place: 1 },
          { seat: 1, score: away, place: 2 },
        ],
      },
    );
  await record(2, 1);
  const fixture = async () => (await office.home.organiser({ leagueId: league.id })).boards[0]?.fixtures[0];
  return { db, ines, tomas, office, fixtureId, record, fixture, evening };
}

let match: Awaited<ReturnType<typeof aRecordedMatch>>;
beforeEach(async () => {
  match = await aRecordedMatch();
});

test("both coaches confirm what was recorded, and then it is final", async () => {
  const { ines, tomas, office, fixtureId, fixture } = match;
  expect((await ines.home.coach()).toConfirm).toMatchObject([{ fixtureId, opponent: expect.any(String) }]);
  expect((await fixture())?.agreement).toBe("waiting");
  expect(await ines.agreements.confirm({ fixtureId, revision: 1 })).toEqual({ isConfirmed: false });
  expect((await ines.home.coach()).toConfirm).toEqual([]);
  expect((await tomas.home.coach()).toConfirm).toHaveLength(1);
  expect(await tomas.agreements.confirm({ fixtureId, revision: 1 })).toEqual({ isConfirmed: true });
  expect((await fixture())?.agreement).toBe("confirmed");
  await expect(tomas.agreements.dispute({ fixtureId, revision: 1, note: "late" })).rejects.toThrow("result-is-final");
  await expect(office.agreements.uphold({ fixtureId, revision: 1, reason: "so" })).rejects.toThrow("result-is-final");
});

test("a dispute with a note waits for the organiser, who upholds the result", async () => {
  const { ines, tomas, office, fixtureId, fixture } = match;
  await ines.agreements.confirm({ fixtureId, revision: 1 });
  await tomas.agreements.dispute({ fixtureId, revision: 1, note: "the second touchdown was after time" });
  expect(await fixture()).toMatchObject({
    agreement: "disputed",
    disputes: [{ note: "the second touchdown was after time" }],
  });
  await expect(tomas.agreements.uphold({ fixtureId, revision: 1, reason: "no" })).rejects.toThrow("not-allowed");
  await office.agreements.uphold({ fixtureId, revision: 1, reason: "the clock was read" });
  expect(await fixture()).toMatchObject({ agreement: "confirmed", disputes: [] });
  const { versions } = await tomas.agreements.get({ fixtureId });
  expect(versions[0]?.answers.map(({ answer, seat, by }) => [answer, seat === null, by])).toEqual([
    ["confirmed", false, "Ines"],
    ["disputed", false, "Tomás"],
    ["confirmed", true, "Olga"],
  ]);
});

test("a corrected result is asked about anew, and every version can be read", async () => {
  const { ines, tomas, fixtureId, record, fixture } = match;
  await ines.agreements.confirm({ fixtureId, revision: 1 });
  await record(1, 2);
  await expect(tomas.agreements.confirm({ fixtureId, revision: 1 })).rejects.toThrow("result-has-changed");
  await tomas.agreements.confirm({ fixtureId, revision: 2 });
  expect((await fixture())?.agreement).toBe("waiting");
  expect((await ines.home.coach()).toConfirm).toHaveLength(1);
  const { versions } = await ines.agreements.get({ fixtureId });
  expect(versions.map(({ revision, current, sides, by }) => [revision, current, sides[0]?.score, by])).toEqual([
    [2, true, 1, "Ines"],
    [1, false, 2, "Ines"],
  ]);
});

test("a tablet that was let in by a code is out when the match is confirmed", async () => {
  const { db, ines, tomas, fixtureId } = match;
  const { code } = await ines.pairings.make({ fixtureId });
  const { token } = await callerFor(db, undefined, AT).pairings.claim({ code });
  const unused = await ines.pairings.make({ fixtureId });
  const tablet = createCaller({ ...contextFor(db, undefined, AT), pairingHash: hashToken(token) });
  await expect(tablet.agreements.confirm({ fixtureId, revision: 1 })).rejects.toThrow("not-a-coach-here");
  expect(await tablet.pairings.list({ fixtureId })).toHaveLength(1);
  await ines.agreements.confirm({ fixtureId, revision: 1 });
  await tomas.agreements.confirm({ fixtureId, revision: 1 });
  await expect(tablet.pairings.list({ fixtureId })).rejects.toThrow("not-allowed");
  await expect(callerFor(db, undefined, AT).pairings.claim({ code: unused.code })).rejects.toThrow("pairing-not-found");
  await expect(ines.pairings.make({ fixtureId })).rejects.toThrow("match-is-confirmed");
});

test("only those who sit in a fixture speak for it", async () => {
  const { office, fixtureId } = match;
  await expect(office.agreements.confirm({ fixtureId, revision: 1 })).rejects.toThrow("not-a-coach-here");
  const { ownSeats, organises } = await office.agreements.get({ fixtureId });
  expect([ownSeats, organises]).toEqual([[], true]);
});
