import { beforeEach, expect, test } from "vitest";
import { aLeague, aMembership, aSeason } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

const NAMES = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];

async function aCircle(names: readonly string[]) {
  const connection = await testConnection();
  const { dropped } = setTestRuntime(connection);
  const { db } = connection;
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const organiser = await aViewer(db);
  await aMembership(db, league.id, organiser.userId, "organiser");
  const office = callerFor(db, organiser);
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Thursday circle",
    game: "lastuf-futbol",
    edition: "rulebook",
    format: "group-draw",
  });
  await enter(names);
  async function enter(rivals: readonly string[]) {
    const people = rivals.map((name) => ({ kind: "rival" as const, name }));
    await office.competitions.enterPeople({ competitionId, people });
  }
  const get = () => office.competitions.get({ competitionId });
  const idOf = async (name: string) => (await get()).entries.find((entry) => entry.name === name)?.id ?? "";
  const rows = async () => (await office.competitions.standings({ competitionId })).table.rows;
  const asVisitor = async () => {
    const { competitions } = await callerFor(db).public.league({ league: league.slug });
    return callerFor(db).public.calendar({ league: league.slug, competition: competitions[0]?.slug ?? "" });
  };
  return { office, league, competitionId, enter, get, idOf, rows, asVisitor, dropped };
}

let circle: Awaited<ReturnType<typeof aCircle>>;
beforeEach(async () => {
  circle = await aCircle(NAMES);
});

test("[LF-131] an evening of six: groups of three in every round, dates by the clock, everybody meets everybody", async () => {
  const { office, competitionId, get, league, asVisitor, dropped } = circle;
  const drawn = await office.groups.drawEvening({
    competitionId,
    rounds: 5,
    date: "2026-09-03",
    time: "19:30",
    minutesPerRound: 30,
    place: "The Anchor",
  });
  expect(drawn).toMatchObject({ evening: 1, rounds: 5, players: 6 });
  expect(drawn.spread.meetings.least).toBeGreaterThan(0);
  const { fixtures } = await get();
  expect(fixtures.map(({ round, evening, seats }) => [round, evening, seats.length])).toEqual(
    [1, 1, 2, 2, 3, 3, 4, 4, 5, 5].map((round) => [round, 1, 3]),
  );
  expect(fixtures[2]).toMatchObject({ startsAt: new Date("2026-09-03T18:00:00Z"), place: "The Anchor" });
  const { spread, rounds } = await asVisitor();
  expect(spread?.meetings).toEqual(drawn.spread.meetings);
  expect(rounds.map(({ evening }) => evening)).toEqual([1, 1, 1, 1, 1]);
  expect(dropped).toContain(`league:${league.id}`);
});

test("[LF-129 LF-130] typed places give 4, 2 and 0 points, and the average counts when somebody missed an evening", async () => {
  const { office, competitionId, idOf, get, rows } = circle;
  await office.groups.drawEvening({ competitionId, rounds: 2 });
  await placeBySeat();
  await office.groups.drawEvening({ competitionId, rounds: 1, absentIds: [await idOf("Alder")] });
  const { fixtures } = await get();
  expect(fixtures.filter(({ evening }) => evening === 2).map(({ seats }) => seats.length)).toEqual([4]);
  expect(fixtures.at(-1)?.seats).not.toContain(await idOf("Alder"));
  await placeBySeat();
  const table = await rows();
  expect(table.map(({ played }) => played).toSorted()).toEqual([2, 2, 3, 3, 3, 3]);
  const averages = table.map(({ points, played }) => points / played);
  expect(averages).toEqual(averages.toSorted((a, b) => b - a));
  expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(4 * 6 + 10);
});

/** Types for every open game that the seats came in in their order, with 3, 2, 1 goals and 1, 2, 3 conceded. */
async function placeBySeat() {
  const { office, get } = circle;
  for (const { id, seats, kind } of (await get()).fixtures) {
    if (kind !== null) continue;
    const scores = seats.map((_, seat) => seats.length - seat);
    const typed = { fixtureId: id, kind: "played", scores, conceded: scores.toReversed() } as const;
    await office.fixtures.typeResult({ ...typed, places: seats.map((_, seat) => seat + 1) });
  }
}

test("[LF-132] a shared place shares the points; places that cannot be are refused, and so is a score alone", async () => {
  const { office, competitionId, get, rows } = circle;
  await office.groups.drawEvening({ competitionId, rounds: 1 });
  const [first] = (await get()).fixtures;
  const game = { fixtureId: first?.id ?? "", kind: "played" as const, scores: [2, 2, 0] };
  await expect(office.fixtures.typeResult(game)).rejects.toThrow("places-do-not-fit");
  await expect(office.fixtures.typeResult({ ...game, places: [1, 1, 2] })).rejects.toThrow("places-do-not-fit");
  await office.fixtures.typeResult({ ...game, places: [1, 1, 3] });
  const table = await rows();
  const pointsOf = (entry: string | undefined) => table.find((row) => row.entry === entry)?.points;
  expect(first?.seats.map(pointsOf)).toEqual([3, 3, 0]);
  await office.fixtures.typeResult({ ...game, kind: "double-loss" });
  const after = await rows();
  expect(after.map(({ points }) => points)).toEqual(Array(6).fill(0));
  expect(after.filter(({ lost }) => lost === 1)).toHaveLength(3);
});

test("placement points are a rule of the table", async () => {
  const { office, competitionId, rows } = circle;
  await office.groups.drawEvening({ competitionId, rounds: 1 });
  await placeBySeat();
  const { rules } = await office.tables.get({ competitionId });
  expect(rules.points.places).toEqual([
    [4, 2, 0],
    [6, 3, 1, 0],
  ]);
  const points = { ...rules.points, places: [[5, 3, 1], [7]] };
  await office.tables.changeRules({ competitionId, rules: { ...rules, points }, reason: "voted" });
  expect((await rows()).map((row) => row.points)).toEqual([5, 5, 3, 3, 1, 1]);
});

test("an evening is taken back while nothing was played, or from where it ended early", async () => {
  const { office, competitionId, get } = circle;
  await office.groups.drawEvening({ competitionId, rounds: 3 });
  expect(await office.groups.takeBackEvening({ competitionId })).toEqual({ rounds: 3 });
  await office.groups.drawEvening({ competitionId, rounds: 3 });
  const [first] = (await get()).fixtures;
  await office.fixtures.typeResult({ fixtureId: first?.id ?? "", kind: "void", scores: [0, 0, 0] });
  expect(await office.groups.takeBackEvening({ competitionId })).toEqual({ rounds: 2 });
  expect((await get()).fixtures.map(({ round }) => round)).toEqual([1, 1]);
  await expect(office.groups.takeBackEvening({ competitionId })).rejects.toThrow("nothing-to-take-back");
});

test("who comes late plays from the next evening on, and takes account of who has met", async () => {
  const { office, competitionId, enter, get, idOf } = circle;
  await office.groups.drawEvening({ competitionId, rounds: 1 });
  await enter(["Gorse", "Hazel"]);
  const { players } = await office.groups.drawEvening({ competitionId, rounds: 1 });
  expect(players).toBe(8);
  const gorse = await idOf("Gorse");
  expect((await get()).fixtures.filter(({ seats }) => seats.includes(gorse))).toHaveLength(1);
});

test("when somebody leaves, an open game of four is played by the three who stay, and one of three is off", async () => {
  const { office, competitionId, enter, get, idOf } = circle;
  await enter(["Gorse"]);
  await office.groups.drawEvening({ competitionId, rounds: 1 });
  const four = (await get()).fixtures.find(({ seats }) => seats.length === 4);
  const leaver = four?.seats[0] ?? "";
  await office.tables.withdraw({ competitionId, entryId: leaver, policy: "award-rest", reason: "moved away" });
  expect((await get()).fixtures.map(({ seats, cancelledAt }) => [seats.length, cancelledAt])).toEqual([
    [3, null],
    [3, null],
  ]);
  const next = (await get()).fixtures[1]?.seats[0] ?? (await idOf("Alder"));
  await office.tables.withdraw({ competitionId, entryId: next, policy: "award-rest", reason: "moved away" });
  expect((await get()).fixtures.filter(({ cancelledAt }) => cancelledAt !== null)).toHaveLength(1);
});

test("groups are for a game of three and four, between 3 and 16", async () => {
  const { office, league, competitionId } = circle;
  const asked = { leagueId: league.id, name: "Bloody circle", format: "group-draw" } as const;
  await expect(
    office.competitions.create({ ...asked, game: "blood-bowl", edition: "league-document" }),
  ).rejects.toThrow("game-is-for-two");
  await expect(
    office.competitions.create({
      ...asked,
      game: "lastuf-futbol",
      edition: "rulebook",
      options: { variant: "two-goals-any" },
    }),
  ).rejects.toThrow("two-goals-need-two-players");
  await expect(
    office.competitions.changeOptions({ competitionId, options: { variant: "two-goals-both" } }),
  ).rejects.toThrow("two-goals-need-two-players");
  await expect(office.competitions.makeCalendar({ competitionId })).rejects.toThrow("format-has-no-calendar");
  const two = await aCircle(["Alder", "Birch"]);
  await expect(two.office.groups.drawEvening({ competitionId: two.competitionId, rounds: 1 })).rejects.toThrow(
    "too-few-entries",
  );
});
