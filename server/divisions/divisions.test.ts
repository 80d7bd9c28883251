import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aClub, aCompetition, aLeague, aMembership, someEntries } from "@/db/factories";
import type { CompetitionFormat } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { PRESETS } from "@/engine/league/presets";
import type { TableRules } from "@/engine/league/table-rules";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

let db: Db;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

/** Clubs c1, c2, …, of which the lower number always wins at home and away. */
async function aField(format: CompetitionFormat, clubs: number, rules: TableRules = PRESETS["blood-bowl"]) {
  const league = await aLeague(db);
  const organiser = await aViewer(db);
  await aMembership(db, league.id, organiser.userId, "organiser");
  const { id: competitionId, slug } = await aCompetition(db, league.id, { format, tableRules: { rules } });
  const entered = [];
  for (let number = 1; number <= clubs; number++) entered.push(await aClub(db, league.id, { name: `c${number}` }));
  const entries = await someEntries(db, competitionId, entered);
  const office = callerFor(db, organiser);
  const nameOf = (id: string | undefined) => entries.find((entry) => entry.id === id)?.name ?? "";
  const strengthOf = (id: string | undefined) => -Number(nameOf(id).slice(1));
  const get = () => office.competitions.get({ competitionId });
  async function playOpen() {
    for (const { id, kind, seats } of (await get()).fixtures) {
      if (kind !== null) continue;
      const scores = strengthOf(seats[0]) > strengthOf(seats[1]) ? [1, 0] : [0, 1];
      await office.fixtures.typeResult({ fixtureId: id, kind: "played", scores });
    }
  }
  const page = () => callerFor(db).public.competition({ league: league.slug, competition: slug });
  return { office, competitionId, entries, nameOf, get, playOpen, page };
}

test("two divisions with a round between them: a table each, and matches against the other one count at home", async () => {
  const { office, competitionId, nameOf, get, playOpen, page } = await aField("round-robin", 6);
  await office.divisions.set({ competitionId, names: ["North", "South"] });
  expect(await office.competitions.makeCalendar({ competitionId, crossRounds: 1 })).toEqual({ rounds: 4, fixtures: 9 });
  const { fixtures } = await get();
  expect(fixtures.filter(({ division }) => division === null)).toHaveLength(3);
  await playOpen();
  const { divisions } = await page();
  expect(divisions.map(({ name, table }) => [name, table.rows.map(({ entry }) => nameOf(entry))])).toEqual([
    ["North", ["c1", "c4", "c5"]],
    ["South", ["c2", "c3", "c6"]],
  ]);
  expect(divisions.flatMap(({ table }) => table.rows.map(({ played }) => played))).toEqual(Array(6).fill(3));
  const { before } = await office.tables.preview({ competitionId, rules: PRESETS["la-liga"] });
  expect(before.map(({ name, division }) => [name, division])).toEqual(
    divisions.flatMap(({ name, table }) => table.rows.map(({ entry }) => [nameOf(entry), name])),
  );
  const points = divisions.flatMap(({ table }) => table.rows.map((row) => row.points));
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(9 * 3);
});

test("an entry changes its division while there is no calendar; what cannot be is refused", async () => {
  const { office, competitionId, entries, get } = await aField("round-robin", 4);
  await office.divisions.set({ competitionId, names: ["A", "B"], deal: "by-strength" });
  const { divisions } = await get();
  const [, lower] = divisions;
  const [c1, c2] = entries;
  const move = { competitionId, entryId: c1?.id ?? "", divisionId: lower?.id ?? "" };
  await office.divisions.moveEntry(move);
  expect((await get()).entries.map(({ divisionId }) => divisionId === lower?.id)).toEqual([true, false, true, true]);
  await expect(office.competitions.makeCalendar({ competitionId })).rejects.toThrow("division-too-small");
  await office.divisions.moveEntry({ ...move, divisionId: divisions[0]?.id ?? "" });
  await expect(office.competitions.makeCalendar({ competitionId, crossRounds: 3 })).rejects.toThrow(
    "too-many-cross-rounds",
  );
  await office.competitions.makeCalendar({ competitionId });
  await expect(office.divisions.moveEntry({ ...move, entryId: c2?.id ?? "" })).rejects.toThrow("calendar-exists");
  const cup = await aField("knock-out", 4);
  await expect(office.divisions.set({ competitionId, names: ["A", "B", "C"] })).rejects.toThrow("calendar-exists");
  await expect(cup.office.divisions.set({ competitionId: cup.competitionId, names: ["A"] })).rejects.toThrow(
    "format-has-no-divisions",
  );
});

test("two groups of four, then a knock-out: winners meet those who came second in the other group, and there is a third place", async () => {
  const { office, competitionId, nameOf, get, playOpen, page } = await aField("groups-knock-out", 8);
  await office.divisions.set({ competitionId, names: ["A", "B"] });
  await office.competitions.makeCalendar({ competitionId });
  const playOffs = { competitionId, size: 4, thirdPlace: true } as const;
  await expect(office.brackets.drawPlayOffs(playOffs)).rejects.toThrow("table-is-not-over");
  await playOpen();
  await office.brackets.drawPlayOffs({ ...playOffs, size: 2 });
  expect(await office.brackets.drawPlayOffs(playOffs)).toEqual({ rounds: 2 });
  const ties = async () => (await get()).fixtures.filter(({ tie }) => tie !== null);
  expect((await ties()).map(({ round, seats }) => [round, seats.map(nameOf).toSorted()])).toEqual([
    [4, ["c1", "c3"]],
    [4, ["c2", "c4"]],
  ]);
  await playOpen();
  await expect(office.brackets.drawPlayOffs(playOffs)).rejects.toThrow("play-offs-have-begun");
  await playOpen();
  const { bracket, divisions } = await page();
  const final = bracket.find(({ of, thirdPlace }) => of === 2 && !thirdPlace);
  expect([nameOf(final?.winner), nameOf(bracket.find(({ thirdPlace }) => thirdPlace)?.winner)]).toEqual(["c1", "c3"]);
  expect(divisions.flatMap(({ table }) => table.rows.map(({ played }) => played))).toEqual(Array(8).fill(3));
});

test("who is level at the cut is decided before the play-offs are drawn", async () => {
  const rules = { ...PRESETS["blood-bowl"], tiebreakers: ["points" as const, "lots" as const] };
  const { office, competitionId, get } = await aField("round-robin", 3, rules);
  await office.competitions.makeCalendar({ competitionId });
  for (const { id } of (await get()).fixtures)
    await office.fixtures.typeResult({ fixtureId: id, kind: "played", scores: [1, 1] });
  await expect(office.brackets.drawPlayOffs({ competitionId, size: 2 })).rejects.toThrow("tie-waits-for-decision");
});
