import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;
let dropped: string[];

beforeAll(async () => {
  const connection = await testConnection();
  db = connection.db;
  dropped = setTestRuntime(connection).dropped;
});

/** A league with a result, as its visitors ask for it. */
async function aPlayedEvening() {
  const evening = await anEvening(db);
  const office = callerFor(db, evening.organiser);
  await office.fixtures.typeResult({
    fixtureId: evening.fixtureId,
    kind: "played",
    scores: [2, 1],
    reason: "on paper",
  });
  const { slug } = evening.league;
  return { ...evening, office, slug, visitor: callerFor(db) };
}

test("a visitor reads the league, its table, its calendar and its clubs", async () => {
  const { slug, visitor } = await aPlayedEvening();
  const { boards, clubs } = await visitor.public.league({ league: slug });
  expect(clubs.map(({ name, roster, coachName }) => [name, roster, coachName])).toEqual([
    ["Club 1", "human", "Ines"],
    ["Club 2", "orc", "Tomás"],
  ]);
  const [board] = boards;
  const winner = board?.entries.find(({ id }) => id === board.table.rows[0]?.entry);
  expect(board?.table.rows.map(({ points }) => points)).toEqual([3, 0]);
  expect(board?.rounds).toMatchObject([{ number: 1, fixtures: 1, settled: 1 }]);

  const table = await visitor.public.competition({ league: slug, competition: "cellar-cup" });
  expect(table.near).toMatchObject([{ round: 1, state: "settled", scores: [2, 1], winner: 0 }]);
  const calendar = await visitor.public.calendar({ league: slug, competition: "cellar-cup" });
  expect(calendar.fixtures).toEqual(table.near);

  const club = await visitor.public.club({ league: slug, club: winner?.clubSlug ?? "" });
  expect(club.matches).toMatchObject([{ outcome: "won", score: 2, against: 1, isHome: true, round: 1 }]);
});

test("every posting of a club has the treasury after it, and the last is the treasury", async () => {
  const { slug, visitor, office, clubIds } = await aPlayedEvening();
  await office.clubs.bookByHand({ clubId: clubIds[0] ?? "", gold: 30_000, reason: "a raffle" });
  const { squad, account } = await visitor.public.club({ league: slug, club: "club-1" });
  expect(account[0]).toMatchObject({ posting: { amount: 1_000_000, reason: "budget" }, balance: 1_000_000 });
  expect(account.at(-1)).toMatchObject({ posting: { amount: 30_000 }, balance: squad?.treasury, reason: "a raffle" });
});

test("a club that is being drafted has no squad yet", async () => {
  const { league, slug, visitor, coaches } = await aPlayedEvening();
  const coach = callerFor(db, coaches[0]);
  await coach.clubs.create({ leagueId: league.id, name: "Unfinished" });
  expect(await visitor.public.club({ league: slug, club: "unfinished" })).toMatchObject({
    squad: undefined,
    account: [],
    matches: [],
  });
});

test("no e-mail and no account leaves, and names are as the league wants them", async () => {
  const { league, slug, visitor, office, coaches } = await aPlayedEvening();
  await office.leagues.update({ leagueId: league.id, coachNames: "alias" });
  const answers = [
    await visitor.public.league({ league: slug }),
    await visitor.public.competition({ league: slug, competition: "cellar-cup" }),
    await visitor.public.calendar({ league: slug, competition: "cellar-cup" }),
    await visitor.public.club({ league: slug, club: "club-1" }),
  ];
  const text = JSON.stringify(answers);
  expect(text).not.toContain("@example.org");
  expect(text).not.toContain("Ines");
  for (const { userId } of coaches) expect(text).not.toContain(userId);
});

test("a private league does not exist for visitors, nor does what is in it", async () => {
  const { league, slug, visitor, office, coaches } = await aPlayedEvening();
  await office.leagues.update({ leagueId: league.id, visibility: "private" });
  const asked = [
    visitor.public.find({ league: slug }),
    visitor.public.league({ league: slug }),
    visitor.public.competition({ league: slug, competition: "cellar-cup" }),
    visitor.public.club({ league: slug, club: "club-1" }),
    callerFor(db, coaches[0]).public.find({ league: slug }),
  ];
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe("rejected");
  expect(await visitor.public.leagues({})).not.toContainEqual(expect.objectContaining({ slug }));
});

test("a play is shown to visitors from its start, and a move of it is counted", async () => {
  const { league, fixtureId, coaches } = await anEvening(db);
  const visitor = callerFor(db);
  dropped.length = 0;
  const { playId } = await callerFor(db, coaches[0]).plays.start({ fixtureId });
  expect(dropped).toContain(`league:${league.id}`);
  const shown = await visitor.public.play({ league: league.slug, competition: "cellar-cup", playId });
  expect(shown.play.dice).toEqual([{ commitHex: expect.stringMatching(/^[0-9a-f]{64}$/), seedHex: undefined }]);
  expect(shown.sides.map(({ name }) => name).sort()).toEqual(["Club 1", "Club 2"]);
  const { version } = await visitor.public.glance({ playId });
  dropped.length = 0;
  await callerFor(db, coaches[0]).plays.act({
    playId,
    commandId: "fans-home-1",
    as: { kind: "recorder" },
    command: { type: "roll-fans", side: "home" },
  });
  expect(dropped).toContain(`play:${playId}`);
  expect((await visitor.public.glance({ playId })).version).toBe(version + 1);
});
