import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aLeague, aMembership, aSeason, aUser } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { edition, quickDraft } from "@/engine/blood-bowl";
import type { GameId } from "@/engine/catalog";
import { seededDice } from "@/engine/core/simulate";
import { callerFor, setTestRuntime } from "../../testing/runtime";
import type { CsvKind } from "./kinds";

const CLUBS =
  "Verein;Trainer;Volk\nAnvil Street;Greta;dwarf\nMill Nine;Luc;Wood Elf\nCellar;;skaven\n=Harbour;Greta;\n";
const FIXTURES = [
  "round,date,time,home,away,place",
  "1,2026-08-20,19:30,Anvil Street,Mill Nine,Table 1",
  "1,21.08.2026,,Cellar,=Harbour,",
  "2,,,Mill Nine,Cellar,",
].join("\n");
const RESULTS = [
  "round,home,away,home_score,away_score,status,winner,home_casualties,away_casualties",
  "1,Anvil Street,Mill Nine,2,1,,,3,0",
  "1,Cellar,=Harbour,1,1,,,,",
  "2,Mill Nine,Cellar,0,0,awarded,away,,",
  "3,Cellar,Anvil Street,,,,,,",
].join("\n");

let db: Db;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

async function anOffice(game: GameId = "blood-bowl") {
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const user = await aUser(db, { name: "Olga" });
  await aMembership(db, league.id, user.id, "organiser");
  const caller = callerFor(db, { userId: user.id, name: user.name, role: "user" });
  const edition = game === "blood-bowl" ? "league-document" : "rulebook";
  const { competitionId } = await caller.competitions.create({ leagueId: league.id, name: "Cup", game, edition });
  const at = { leagueId: league.id, competitionId };
  return {
    ...at,
    caller,
    look: (kind: CsvKind, text: string) => caller.exchange.previewCsv({ ...at, kind, text }),
    take: (kind: CsvKind, text: string) => caller.exchange.importCsv({ ...at, kind, text }),
    give: async (kind: CsvKind) => (await caller.exchange.exportCsv({ ...at, kind })).text,
    competition: () => caller.competitions.get({ competitionId }),
  };
}

test("clubs come with coaches, rosters and entries; the same file twice changes nothing", async () => {
  const { look, take, competition, caller, leagueId } = await anOffice();
  expect((await look("clubs", CLUBS)).counts).toEqual({ new: 4, changed: 0, same: 0 });
  expect((await competition()).entries).toEqual([]);
  await take("clubs", CLUBS);
  const { entries } = await competition();
  expect(entries.map(({ name, coachName }) => [name, coachName])).toEqual([
    ["Anvil Street", "Greta"],
    ["Mill Nine", "Luc"],
    ["Cellar", null],
    ["=Harbour", "Greta"],
  ]);
  expect((await caller.leagues.members({ leagueId })).map(({ name }) => name)).toEqual(["Greta", "Luc", "Olga"]);
  const before = (await caller.leagues.audit({ leagueId })).entries;
  expect(before[0]).toMatchObject({ action: "csv-imported-clubs", subject: { lines: 4, competition: "Cup" } });
  expect(await take("clubs", CLUBS)).toEqual({ new: 0, changed: 0, same: 4 });
  expect((await caller.leagues.audit({ leagueId })).entries).toEqual(before);
});

test("a club that came in by a file is drafted with its roster, and is entered once", async () => {
  const { take, competition, caller } = await anOffice();
  await take("clubs", CLUBS);
  const clubId = (await competition()).entries[0]?.clubId ?? "";
  expect(await caller.clubs.get({ clubId })).toMatchObject({ progress: { draft: { roster: "dwarf", players: [] } } });
  const draft = quickDraft("dwarf", edition("league-document"), seededDice(1));
  expect(await caller.clubs.finishDraft({ clubId, draft })).toEqual({ entered: true });
  expect((await competition()).entries).toHaveLength(4);
});

test("a club's new coach is a change, its other roster is not possible", async () => {
  const { look, take, competition } = await anOffice();
  await take("clubs", CLUBS);
  const changed = "name,coach,roster\nMill Nine,Ana,wood-elf\n";
  expect((await look("clubs", changed)).rows[0]).toMatchObject({
    state: "changed",
    changes: [{ column: "coach", before: "Luc", after: "Ana" }],
  });
  await take("clubs", changed);
  expect((await competition()).entries[1]).toMatchObject({ name: "Mill Nine", coachName: "Ana" });
  const { faults } = await look("clubs", "name,roster\nMill Nine,dwarf\nCellar,unheard-of\n");
  expect(faults).toEqual([
    { line: 2, column: "roster", what: "roster-stays", value: "dwarf" },
    { line: 3, column: "roster", what: "unknown-roster", value: "unheard-of" },
  ]);
});

test("fixtures and results come in, and the same again is nothing new", async () => {
  const { take, competition } = await anOffice();
  await take("clubs", CLUBS);
  expect(await take("fixtures", FIXTURES)).toEqual({ new: 3, changed: 0, same: 0 });
  expect(await take("results", RESULTS)).toEqual({ new: 4, changed: 0, same: 0 });
  const { fixtures } = await competition();
  expect(
    fixtures.map(({ round, number, place, kind, winnerSeat }) => [round, number, place, kind, winnerSeat]),
  ).toEqual([
    [1, 1, "Table 1", "played", 0],
    [1, 2, null, "played", null],
    [2, 1, null, "awarded", 1],
    [3, 1, null, null, null],
  ]);
  expect(fixtures[0]?.startsAt?.toISOString()).toBe("2026-08-20T17:30:00.000Z");
  expect(fixtures[0]?.sides?.map(({ tally }) => tally)).toEqual([{ casualties: 3 }, { casualties: 0 }]);
  expect(await take("fixtures", FIXTURES)).toEqual({ new: 0, changed: 0, same: 3 });
  expect(await take("results", RESULTS)).toEqual({ new: 0, changed: 0, same: 4 });
});

test("a result that is typed otherwise is a correction, and keeps what the file does not say", async () => {
  const { look, take, competition } = await anOffice();
  await take("clubs", CLUBS);
  await take("results", RESULTS);
  const again = "home,away,home_score,away_score\nAnvil Street,Mill Nine,3,1\nMill Nine,Cellar,0,0\n";
  const { rows, faults } = await look("results", again);
  expect(faults).toEqual([]);
  expect(rows).toMatchObject([
    { state: "changed", changes: [{ column: "home_score", before: "2", after: "3" }] },
    { state: "same", changes: [] },
  ]);
  await take("results", again);
  const [first] = (await competition()).fixtures;
  expect(first).toMatchObject({ resultRevision: 2, sides: [{ score: 3, tally: { casualties: 3 } }, { score: 1 }] });
});

test("every bad cell is named with line and column, and nothing of such a file comes in", async () => {
  const { look, take, competition } = await anOffice();
  await take("clubs", CLUBS);
  const bad = [
    "round,date,home,away,home_score,away_score,status,winner",
    "1,2026-08-20,Anvil Street,Mill Nine,2,1,,",
    "one,,Anvil Street,Cellar,1,0,,",
    "2,31.02.2026,Nobody,Cellar,1,0,,",
    "2,32.12.2026,Mill Nine,Cellar,1,0,,",
    "2,,Cellar,Cellar,1,0,,",
    "3,,Cellar,Mill Nine,1,,,",
    "3,,Cellar,=Harbour,one,0,,",
    "3,,Cellar,Anvil Street,1,0,maybe,Nobody",
    "1,,Anvil Street,Mill Nine,2,1,,",
    "4,,Mill Nine,Anvil Street,,,awarded,home",
  ].join("\n");
  const { faults } = await look("results", bad);
  expect(faults.map(({ line, column, what }) => [line, column, what])).toEqual([
    [3, "round", "not-a-round"],
    [4, "home", "unknown-entry"],
    [5, "date", "not-a-date"],
    [6, "away", "same-club"],
    [7, "away_score", "is-missing"],
    [8, "home_score", "not-a-number"],
    [9, "status", "unknown-status"],
    [9, "winner", "unknown-winner"],
    [10, "home", "row-twice"],
    [11, "home_score", "is-missing"],
  ]);
  await expect(take("results", bad)).rejects.toMatchObject({ message: "csv-has-faults" });
  expect((await competition()).fixtures).toEqual([]);
});

test("a date moves an open match, fills in a played one, and moves nothing that was played", async () => {
  const { look, take } = await anOffice();
  await take("clubs", CLUBS);
  await take("fixtures", FIXTURES);
  await take(
    "results",
    "round,home,away,home_score,away_score\n1,Anvil Street,Mill Nine,2,1\n2,Mill Nine,Cellar,0,1\n",
  );
  const { rows, faults } = await look(
    "fixtures",
    [
      "round,date,time,home,away",
      "1,2026-08-22,,Cellar,=Harbour",
      "2,2026-08-30,18:00,Mill Nine,Cellar",
      "1,2026-08-25,,Anvil Street,Mill Nine",
      "2,,,Cellar,Mill Nine",
    ].join("\n"),
  );
  expect(rows.map(({ state }) => state)).toEqual(["changed", "changed", "changed", "new"]);
  expect(rows[0]?.changes).toEqual([{ column: "date", before: "2026-08-21 20:00", after: "2026-08-22 20:00" }]);
  expect(faults).toEqual([
    { line: 4, column: "date", what: "fixture-is-played", value: "2026-08-25" },
    { line: 5, column: "home", what: "home-and-away-swapped", value: "Cellar" },
  ]);
});

test("columns can be read otherwise than they were guessed, and one that is needed must be named", async () => {
  const { look, caller, leagueId } = await anOffice();
  expect(await look("clubs", "Who,Whose\nA club,Ana\n")).toMatchObject({
    headers: ["Who", "Whose"],
    mapping: {},
    faults: [{ line: 1, column: "name", what: "column-missing" }],
  });
  const text = "Who,Nick\nAna,Wolf\n";
  const mapping = { name: 0, alias: 1 };
  expect(await caller.exchange.importCsv({ leagueId, kind: "coaches", text, mapping })).toMatchObject({ new: 1 });
  expect(await caller.leagues.members({ leagueId })).toMatchObject([{ name: "Ana", alias: "Wolf" }, { name: "Olga" }]);
});

test("where no clubs play, coaches, pairs and rivals enter", async () => {
  const { look, take, competition } = await anOffice("lastuf-futbol");
  await take("clubs", "name,coach,partner\nAna,Ana,\nThe two,Ben,Cleo\nNorte,,\n");
  expect((await competition()).entries.map(({ name, kind }) => [name, kind])).toEqual([
    ["Ana", "coach"],
    ["The two", "pair"],
    ["Norte", "rival"],
  ]);
  const { faults } = await look("clubs", "name,coach\nAna,Ben\nOthers,Cleo\n");
  expect(faults.map(({ line, what }) => [line, what])).toEqual([
    [2, "coach-stays"],
    [3, "coach-twice"],
  ]);
});

test("after the calendar was made nobody enters by a file", async () => {
  const { look, take, caller, competitionId } = await anOffice();
  await take("clubs", CLUBS);
  await caller.competitions.makeCalendar({ competitionId });
  expect((await look("clubs", "name\nLate\n")).faults).toEqual([
    { line: 2, column: "name", what: "calendar-exists", value: "Late" },
  ]);
});

test.each(["coaches", "clubs", "fixtures", "results"] as const)(
  "what went out as %s comes back as it is, here and in another league",
  async (kind) => {
    const here = await anOffice();
    await here.take("clubs", CLUBS);
    await here.take("fixtures", FIXTURES);
    await here.take("results", RESULTS);
    const text = await here.give(kind);
    expect(await here.take(kind, text)).toMatchObject({ new: 0, changed: 0 });
    const there = await anOffice();
    if (kind === "fixtures" || kind === "results") await there.take("clubs", await here.give("clubs"));
    await there.take(kind, text);
    const rows = (csv: string) => csv.split("\r\n").sort();
    expect(rows(await there.give(kind))).toEqual(rows(text));
  },
);
