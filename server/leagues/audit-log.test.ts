import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aClub, aCompetition, aFixture, aLeague, someEntries } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { writeAudit } from "../audit/write";
import { listAudit } from "./audit-log";

let db: Db;

beforeAll(async () => {
  ({ db } = await testConnection());
});

test("a line about a match says who meets in it, unless it says so itself or the match is gone", async () => {
  const { id: leagueId } = await aLeague(db);
  const { id: competitionId } = await aCompetition(db, leagueId);
  const clubs = [await aClub(db, leagueId, { name: "Anvil" }), await aClub(db, leagueId, { name: "Mill" })];
  const entered = await someEntries(db, competitionId, clubs);
  const { id: fixtureId } = await aFixture(
    db,
    competitionId,
    entered.map(({ id }) => id),
  );
  const gone = "00000000-0000-4000-8000-000000000000";
  const told = { fixtureId, match: "as it was called then" };
  for (const subject of [{ fixtureId }, told, { fixtureId: gone }, { club: "Anvil" }])
    await writeAudit(db, { leagueId, userId: undefined, action: "result-typed", subject });

  const lines = await listAudit(db, leagueId, undefined, 10);
  expect(lines.map(({ subject }) => subject)).toEqual([
    { club: "Anvil" },
    { fixtureId: gone },
    told,
    { fixtureId, match: "Anvil – Mill" },
  ]);
});
