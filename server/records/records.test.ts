import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import type { BookEntry } from "@/engine/blood-bowl";
import { loadBook, type PlacedLine } from "../clubs/book";
import { anEvening } from "../testing/evening";
import { aPeopleLeague } from "../testing/people-league";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { careerOf } from "./career";
import { leaders, playerOf, squadIn, withLines } from "./players";

let db: Db;

beforeAll(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

type PlayerSpp = Extract<BookEntry, { type: "spp-earned" }>["players"][number];

const earned = (player: string, deeds: Partial<PlayerSpp>): PlayerSpp => ({
  player,
  spp: 0,
  touchdowns: 0,
  completions: 0,
  interceptions: 0,
  casualties: 0,
  superbThrows: 0,
  safeLandings: 0,
  playerOfTheMatch: 0,
  ...deeds,
});

/** The book of a drafted club with two matches: p1 scores in both, p2 dies in the second. */
async function aBook() {
  const { clubIds } = await anEvening(db);
  const [clubId = ""] = clubIds;
  const drafted = await loadBook(db, clubId);
  const line = (competitionId: string, entry: BookEntry): PlacedLine => ({
    seq: 0,
    place: 0,
    at: new Date(0),
    playId: undefined,
    playSeq: undefined,
    bookedBy: undefined,
    reason: undefined,
    fixtureId: competitionId,
    competitionId,
    entry,
  });
  const lines = [
    ...drafted.map((one) => ({ ...one, competitionId: undefined })),
    line("one", { type: "match-attended", players: ["p1", "p2"] }),
    line("one", { type: "spp-earned", players: [earned("p1", { touchdowns: 2, spp: 6 })] }),
    line("two", { type: "match-attended", players: ["p1", "p2"] }),
    line("two", {
      type: "spp-earned",
      players: [earned("p1", { touchdowns: 1, spp: 3 }), earned("p2", { casualties: 2, spp: 4 })],
    }),
    line("two", { type: "injured", player: "p2", casualty: "dead", missesNext: false, niggling: 0 }),
  ];
  return { clubId, lines };
}

test("players are ranked by what they did in the fixtures that count, and by all of it over all time", async () => {
  const { clubId, lines } = await aBook();
  const club = withLines(undefined, lines, clubId);
  const all = squadIn(club, undefined);
  expect(leaders([all], "touchdowns")).toMatchObject([{ id: "p1", matches: 2, deeds: { touchdowns: 3, spp: 9 } }]);
  expect(leaders([all], "spp").map(({ id }) => id)).toEqual(["p1", "p2"]);
  const second = squadIn(club, "two");
  expect(leaders([second], "touchdowns")).toMatchObject([{ id: "p1", matches: 1, deeds: { touchdowns: 1, spp: 3 } }]);
  expect(playerOf(second, "p2")).toMatchObject({
    status: "dead",
    diedIn: "two",
    deeds: { casualties: 2 },
  });
  expect(squadIn(club, "one").players.every(({ diedIn }) => diedIn === undefined)).toBe(true);
  expect(leaders([squadIn(club, "three")], "spp")).toEqual([]);
  expect(withLines(withLines(undefined, lines.slice(0, 3), clubId), lines.slice(3), clubId)).toEqual(club);
});

test("a career is told match by match, from the draft to the end", async () => {
  const { lines } = await aBook();
  const career = careerOf("p2", lines);
  expect(career).toHaveLength(3);
  expect(career[0]).toMatchObject({ joined: "drafted", attended: false });
  expect(career[2]).toMatchObject({
    fixtureId: "two",
    attended: true,
    injury: { casualty: "dead" },
    earned: { spp: 4 },
  });
});

test("records, coaches and players of a league are open, and name no account", async () => {
  const { league, organiser, coaches, fixtureId } = await anEvening(db);
  const office = callerFor(db, organiser);
  await office.fixtures.typeResult({ fixtureId, kind: "played", scores: [4, 1], reason: "on paper" });
  const { public: visitor } = callerFor(db);
  const all = await visitor.records({ league: league.slug });
  const own = await visitor.records({ league: league.slug, competition: "cellar-cup" });
  expect(all.wins).toMatchObject([{ scores: [4, 1] }]);
  expect(own.wins).toEqual(all.wins);
  expect(all.rich.map(({ gold }) => gold)).toEqual(all.rich.map(({ gold }) => gold).toSorted((a, b) => b - a));
  const list = await visitor.coaches({ league: league.slug });
  expect(list.coaches.map(({ slug }) => slug)).toEqual(["ines", "tomas"]);
  const ines = await visitor.coach({ league: league.slug, coach: "ines" });
  expect(ines).toMatchObject({ clubs: [{ name: "Club 1" }], competitions: [{ name: "Cellar Cup" }] });
  const [{ won = 0, lost = 0 } = {}] = ines.competitions;
  expect(won + lost).toBe(1);
  const player = await visitor.player({ league: league.slug, club: "club-1", player: "p1" });
  expect(player.career).toMatchObject([{ joined: "drafted", match: undefined }]);
  const text = JSON.stringify([all, own, list, ines, player]);
  for (const { userId } of coaches) expect(text).not.toContain(userId);
  await expect(visitor.coach({ league: league.slug, coach: "nobody" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(visitor.player({ league: league.slug, club: "club-1", player: "p99" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("people are followed through competitions without naming their accounts", async () => {
  const { league, office, people, competitionId } = await aPeopleLeague(db, "lastuf-futbol", ["Ana", "Bert"]);
  await office.competitions.makeCalendar({ competitionId });
  const [fixture] = (await office.competitions.get({ competitionId })).fixtures;
  await office.fixtures.typeResult({
    fixtureId: fixture?.id ?? "",
    kind: "played",
    scores: [3, 0],
    reason: "on paper",
  });
  const records = await callerFor(db).public.records({ league: league.slug });
  expect(records.tallies.map(({ who, scored }) => [records.named[who]?.name, scored])).toEqual([
    [expect.any(String), 3],
    [expect.any(String), 0],
  ]);
  for (const { userId } of people) expect(JSON.stringify(records)).not.toContain(userId);
});
