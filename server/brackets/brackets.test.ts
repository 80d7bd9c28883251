import { expect, test } from "vitest";
import { aClub, aCompetition, aLeague, aMembership, someEntries } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { PRESETS } from "@/engine/league/presets";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

test("seeds come from another table of the league, and nothing is drawn again once a tie is played", async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const league = await aLeague(db);
  const organiser = await aViewer(db, { name: "Olga" });
  await aMembership(db, league.id, organiser.userId, "organiser");
  const office = callerFor(db, organiser);
  const tableRules = { rules: PRESETS["blood-bowl"] };
  const clubs = [];
  for (const name of ["Alder", "Birch", "Cedar", "Dogwood", "Elm"]) clubs.push(await aClub(db, league.id, { name }));
  const cup = await aCompetition(db, league.id, { format: "knock-out", tableRules });
  const season = await aCompetition(db, league.id, { tableRules });
  await someEntries(db, cup.id, clubs);
  await someEntries(db, season.id, clubs);
  await office.competitions.makeCalendar({ competitionId: season.id });
  const { entries, fixtures } = await office.competitions.get({ competitionId: season.id });
  const elm = entries.find(({ name }) => name === "Elm")?.id;
  for (const { id, seats } of fixtures.filter((one) => elm !== undefined && one.seats.includes(elm)))
    await office.fixtures.typeResult({ fixtureId: id, kind: "played", scores: seats[0] === elm ? [4, 0] : [0, 4] });

  const competitionId = cup.id;
  await office.competitions.makeCalendar({ competitionId, knockOut: { seedsFromId: season.id } });
  const drawn = await office.competitions.get({ competitionId });
  const best = drawn.entries.find(({ name }) => name === "Elm")?.id;
  const [first] = drawn.fixtures;
  expect(drawn.fixtures.map(({ round, tie }) => [round, tie])).toEqual([
    [1, "r1-2"],
    [2, "r2-2"],
  ]);
  await office.fixtures.typeResult({ fixtureId: first?.id ?? "", kind: "played", scores: [0, 1] });
  const semi = (await office.competitions.get({ competitionId })).fixtures.find(({ tie }) => tie === "r2-1");
  expect(semi?.seats).toEqual([best, first?.seats[1]]);
  await expect(office.competitions.makeCalendar({ competitionId })).rejects.toThrow("calendar-has-begun");
});
