import { expect, test } from "vitest";
import { aClub, aCompetition, aLeague, aMembership, someEntries } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { PRESETS } from "@/engine/league/presets";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

test("a result whose winner has played on already is seen to stand in the way, before anything is refused", async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const league = await aLeague(db);
  const organiser = await aViewer(db);
  await aMembership(db, league.id, organiser.userId, "organiser");
  const office = callerFor(db, organiser);
  const { id: competitionId } = await aCompetition(db, league.id, {
    format: "knock-out",
    tableRules: { rules: PRESETS["blood-bowl"] },
  });
  const clubs = [];
  for (const name of ["Alder", "Birch", "Cedar", "Dogwood"]) clubs.push(await aClub(db, league.id, { name }));
  await someEntries(db, competitionId, clubs);
  await office.competitions.makeCalendar({ competitionId });
  const fixtureOf = async (tie: string) =>
    (await office.competitions.get({ competitionId })).fixtures.find((one) => one.tie === tie)?.id ?? "";
  const ended = async (tie: string, scores: [number, number]) =>
    ({ fixtureId: await fixtureOf(tie), kind: "played", scores }) as const;
  for (const tie of ["r1-1", "r1-2"]) await office.fixtures.typeResult(await ended(tie, [1, 0]));

  const turned = await ended("r1-1", [0, 1]);
  expect(await office.corrections.previewResult(turned)).toMatchObject({ isBlocked: false, before: [], after: [] });
  await office.fixtures.typeResult(await ended("r2-1", [1, 0]));
  expect(await office.corrections.previewResult(turned)).toMatchObject({ isBlocked: true });
  expect(await office.corrections.previewResult(await ended("r1-1", [3, 0]))).toMatchObject({ isBlocked: false });
  await expect(office.fixtures.typeResult(turned)).rejects.toThrow("later-tie-has-begun");
});
