import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aClub, aCompetition, aLeague, aMembership, aSeason, aUser, someEntries } from "@/db/factories";
import { type CompetitionFormat, rounds } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { PRESETS } from "@/engine/league/presets";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;

beforeAll(async () => {
  const connection = await testConnection();
  db = connection.db;
  setTestRuntime(connection);
});

/** A competition of so many clubs, in the hands of its organiser. */
async function aField(format: CompetitionFormat, clubs: number) {
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const { id: userId, name } = await aUser(db);
  await aMembership(db, league.id, userId, "organiser");
  const tableRules = { rules: PRESETS["blood-bowl"] };
  const { id: competitionId } = await aCompetition(db, league.id, { format, tableRules });
  const entered = [];
  for (let number = 0; number < clubs; number++) entered.push(await aClub(db, league.id));
  const entries = (await someEntries(db, competitionId, entered)).map(({ id }) => id);
  const office = callerFor(db, { userId, name, role: "user" });
  const fixtures = async () => (await office.competitions.get({ competitionId })).fixtures;
  const play = async (home: string, scores: readonly [number, number], winner?: number) => {
    const fixture = (await fixtures()).find(({ seats, kind }) => kind === null && seats[0] === home);
    if (fixture === undefined) throw new Error(`no open fixture at home of ${home}`);
    const named = winner === undefined ? {} : { winner };
    await office.fixtures.typeResult({ fixtureId: fixture.id, kind: "played", scores: [...scores], ...named });
    return fixture.id;
  };
  return { league, competitionId, entries, office, fixtures, play };
}

const pairs = (rows: readonly { readonly round: number; readonly seats: readonly string[] }[], round: number) =>
  rows.filter((row) => row.round === round).map(({ seats }) => seats);

test("a knock-out of six: the best two rest, winners move on by themselves, and the losers meet for the third place", async () => {
  const { competitionId, entries, office, fixtures, play, league } = await aField("knock-out", 6);
  const [a, b, c, d, e, f] = entries;
  const laid = await office.competitions.makeCalendar({ competitionId, knockOut: { tie: "single", thirdPlace: true } });
  expect(laid).toEqual({ rounds: 3, fixtures: 2 });
  expect(pairs(await fixtures(), 1)).toEqual([
    [d, e],
    [c, f],
  ]);
  await play(d ?? "", [0, 1]);
  expect(pairs(await fixtures(), 2)).toEqual([[a, e]]);
  await play(c ?? "", [2, 0]);
  await play(a ?? "", [1, 0]);
  await play(b ?? "", [1, 1], 1);
  expect(pairs(await fixtures(), 3)).toEqual([
    [a, c],
    [e, b],
  ]);
  await play(a ?? "", [0, 2]);
  const { bracket } = await callerFor(db)
    .public.competition({ league: league.slug, competition: "competition" })
    .catch(async () => {
      const { competitions } = await callerFor(db).public.league({ league: league.slug });
      return callerFor(db).public.competition({ league: league.slug, competition: competitions[0]?.slug ?? "" });
    });
  expect(bracket?.find(({ of, thirdPlace }) => of === 2 && !thirdPlace)).toMatchObject({ winner: c, score: [0, 2] });
});

test("a corrected result changes who moves on, unless the later tie has begun", async () => {
  const { competitionId, entries, office, fixtures, play } = await aField("knock-out", 4);
  const [a, b, c, d] = entries;
  await office.competitions.makeCalendar({ competitionId });
  const semi = await play(a ?? "", [1, 0]);
  await play(b ?? "", [1, 0]);
  expect(pairs(await fixtures(), 2)).toEqual([[a, b]]);
  await office.fixtures.typeResult({ fixtureId: semi, kind: "played", scores: [0, 1] });
  expect(pairs(await fixtures(), 2)).toEqual([[d, b]]);
  await office.fixtures.takeBackResult({ fixtureId: semi, reason: "not played yet" });
  expect(pairs(await fixtures(), 2)).toEqual([]);
  await play(a ?? "", [3, 0]);
  await play(a ?? "", [2, 0]);
  await expect(office.fixtures.typeResult({ fixtureId: semi, kind: "played", scores: [0, 9] })).rejects.toThrow(
    "later-tie-has-begun",
  );
  expect(c).toBeDefined();
});

test("a draw in a tie is refused unless a winner is named, and so is a defeat of both; two legs are added up", async () => {
  const once = await aField("knock-out", 2);
  await once.office.competitions.makeCalendar({ competitionId: once.competitionId });
  await expect(once.play(once.entries[0] ?? "", [1, 1])).rejects.toThrow("tie-needs-a-winner");
  const fixtureId = await once.play(once.entries[0] ?? "", [1, 1], 0);
  expect((await once.fixtures()).map(({ kind, winnerSeat }) => [kind, winnerSeat])).toEqual([["played", 0]]);
  await expect(once.office.brackets.nameWinner({ fixtureId, winner: 1, reason: "coin" })).rejects.toThrow(
    "tie-is-not-level",
  );

  const unplayed = await aField("knock-out", 2);
  await unplayed.office.competitions.makeCalendar({ competitionId: unplayed.competitionId });
  await db
    .update(rounds)
    .set({ deadlineAt: new Date(0) })
    .where(eq(rounds.competitionId, unplayed.competitionId));
  const decision = { competitionId: unplayed.competitionId, round: 1, reason: "neither answered" };
  await expect(unplayed.office.rounds.settle({ ...decision, policy: "double-loss" })).rejects.toThrow(
    "tie-needs-a-winner",
  );
  expect((await unplayed.fixtures()).map(({ kind }) => kind)).toEqual([null]);

  const twice = await aField("knock-out", 2);
  await twice.office.competitions.makeCalendar({
    competitionId: twice.competitionId,
    knockOut: { tie: "two-legs", thirdPlace: false },
  });
  const [first, second] = twice.entries;
  await twice.play(second ?? "", [1, 0]);
  await twice.play(first ?? "", [3, 0]);
  const { competitions } = await callerFor(db).public.league({ league: twice.league.slug });
  const page = await callerFor(db).public.competition({
    league: twice.league.slug,
    competition: competitions[0]?.slug ?? "",
  });
  expect(page.bracket).toMatchObject([{ winner: first, score: [3, 1], games: 2 }]);
});

test("a Swiss of five: nobody meets twice, nobody rests twice, and a late entrant plays the next round", async () => {
  const { competitionId, entries, office, fixtures, league } = await aField("swiss", 5);
  for (let round = 1; round <= 3; round++) {
    expect(await office.competitions.pairRound({ competitionId })).toEqual({ round, fixtures: 2 });
    await expect(office.competitions.pairRound({ competitionId })).rejects.toThrow("round-is-open");
    for (const { id, kind } of await fixtures()) {
      if (kind === null) await office.fixtures.typeResult({ fixtureId: id, kind: "played", scores: [2, 1] });
    }
  }
  const all = await fixtures();
  const met = all.filter(({ seats }) => seats.length === 2).map(({ seats }) => seats.toSorted().join(" "));
  expect(new Set(met).size).toBe(6);
  const rests = all.filter(({ seats }) => seats.length === 1);
  expect(new Set(rests.map(({ seats }) => seats[0])).size).toBe(3);
  expect(rests.every(({ kind }) => kind === "bye")).toBe(true);

  const { competitions } = await callerFor(db).public.league({ league: league.slug });
  const page = { league: league.slug, competition: competitions[0]?.slug ?? "" };
  expect((await callerFor(db).public.competition(page)).table.rows.map(({ played }) => played)).toEqual(
    expect.arrayContaining([3, 2]),
  );

  const late = await aClub(db, league.id);
  await office.competitions.enterClubs({ competitionId, clubIds: [late.id] });
  expect(await office.competitions.pairRound({ competitionId })).toEqual({ round: 4, fixtures: 3 });
  expect(entries).toHaveLength(5);
});

test("a Swiss has no calendar at once, and a round robin no rounds one by one", async () => {
  const swiss = await aField("swiss", 4);
  await expect(swiss.office.competitions.makeCalendar({ competitionId: swiss.competitionId })).rejects.toThrow(
    "format-has-no-calendar",
  );
  const robin = await aField("round-robin", 4);
  await expect(robin.office.competitions.pairRound({ competitionId: robin.competitionId })).rejects.toThrow(
    "format-has-calendar",
  );
});

test("two legs that end level have a deciding game, of which the organiser may name the winner instead", async () => {
  const { competitionId, entries, office, fixtures, play, league } = await aField("knock-out", 2);
  const [first, second] = entries;
  await office.competitions.makeCalendar({ competitionId, knockOut: { tie: "two-legs" } });
  const leg = await play(second ?? "", [1, 0]);
  await expect(office.brackets.nameWinner({ fixtureId: leg, winner: 0, reason: "lots" })).rejects.toThrow(
    "tie-is-not-level",
  );
  await play(first ?? "", [1, 0]);
  const [board] = (await office.home.organiser({ leagueId: league.id })).boards;
  const level = board?.bracket[0]?.level;
  expect(level).toBe((await fixtures()).find(({ kind }) => kind === null)?.id);
  await office.brackets.nameWinner({ fixtureId: level ?? "", winner: 0, reason: "lots were drawn" });
  expect((await office.home.organiser({ leagueId: league.id })).boards[0]?.bracket[0]).toMatchObject({
    winner: (await fixtures()).at(-1)?.seats[0],
    level: undefined,
  });
});
