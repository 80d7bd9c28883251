import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aLeague, aMembership, aSeason, aUser } from "@/db/factories";
import type { LeagueRole } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;

beforeAll(async () => {
  const connection = await testConnection();
  db = connection.db;
  setTestRuntime(connection);
});

async function aStaffedLeague() {
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const join = async (name: string, role: LeagueRole) => {
    const { id: userId } = await aUser(db, { name });
    await aMembership(db, league.id, userId, role);
    return { userId, call: callerFor(db, { userId, name, role: "user" }) };
  };
  return {
    leagueId: league.id,
    organiser: await join("Olga", "organiser"),
    deputy: await join("Dora", "deputy"),
    coach: await join("Carl", "coach"),
  };
}

const newCup = (leagueId: string) => ({
  leagueId,
  name: "New Cup",
  game: "lastuf-futbol" as const,
  edition: "rulebook",
});

test("a league is handed over: the new organiser runs it, the old one is a member and does not", async () => {
  const { leagueId, organiser, coach } = await aStaffedLeague();
  const stepDown = { leagueId, userId: organiser.userId, role: "member" as const };
  await expect(organiser.call.leagues.setRole(stepDown)).rejects.toMatchObject({
    message: "league-needs-an-organiser",
  });
  await organiser.call.leagues.setRole({ leagueId, userId: coach.userId, role: "organiser" });
  await organiser.call.leagues.setRole(stepDown);
  await expect(organiser.call.competitions.create(newCup(leagueId))).rejects.toMatchObject({ code: "FORBIDDEN" });
  await coach.call.competitions.create(newCup(leagueId));
  await expect(coach.call.leagues.removeMember({ leagueId, userId: coach.userId })).rejects.toMatchObject({
    message: "league-needs-an-organiser",
  });
});

test("a deputy runs the office, and makes and unmakes no organiser", async () => {
  const { leagueId, organiser, deputy, coach } = await aStaffedLeague();
  await deputy.call.competitions.create(newCup(leagueId));
  await deputy.call.leagues.setRole({ leagueId, userId: coach.userId, role: "recorder" });
  for (const change of [
    { userId: coach.userId, role: "organiser" as const },
    { userId: deputy.userId, role: "organiser" as const },
    { userId: organiser.userId, role: "member" as const },
  ])
    await expect(deputy.call.leagues.setRole({ leagueId, ...change })).rejects.toMatchObject({
      message: "organisers-only",
    });
});

test("a deputy does not remove the league; its organiser does", async () => {
  const { leagueId, organiser, deputy } = await aStaffedLeague();
  const { name } = await organiser.call.leagues.get({ leagueId });
  await expect(deputy.call.leagues.remove({ leagueId, name })).rejects.toMatchObject({ message: "organisers-only" });
  await organiser.call.leagues.remove({ leagueId, name });
  await expect(organiser.call.leagues.get({ leagueId })).rejects.toMatchObject({ message: "league-not-found" });
});
