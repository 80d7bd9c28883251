import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { aMembership } from "@/db/factories";
import { playSeats } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

const AT = Date.UTC(2026, 8, 1, 12);

async function aLeagueWithNewcomer() {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const evening = await anEvening(db);
  const newcomer = await aViewer(db, { name: "Noor" });
  await aMembership(db, evening.league.id, newcomer.userId, "coach");
  return { db, ...evening, newcomer, office: callerFor(db, evening.organiser, AT) };
}

let world: Awaited<ReturnType<typeof aLeagueWithNewcomer>>;
beforeEach(async () => {
  world = await aLeagueWithNewcomer();
});

test("a club goes to another coach in the middle of a match, who plays on; the old one is kept with the reason", async () => {
  const { db, office, clubIds, coaches, newcomer, fixtureId } = world;
  const clubId = clubIds[0] ?? "";
  const { playId } = await callerFor(db, coaches[0], AT).plays.start({ fixtureId });
  await office.coaches.handOver({ clubId, coachId: newcomer.userId, reason: "moved to Lyon" });
  const home = await callerFor(db, newcomer, AT).home.coach();
  expect(home.clubs.map(({ id, openPlay }) => [id, openPlay?.playId])).toEqual([[clubId, playId]]);
  expect((await callerFor(db, coaches[0], AT).home.coach()).clubs).toEqual([]);
  expect(await office.coaches.former({ clubId })).toMatchObject([{ name: "Ines", reason: "moved to Lyon" }]);
  await expect(office.coaches.handOver({ clubId, coachId: newcomer.userId, reason: "x" })).rejects.toThrow(
    "coach-stays",
  );
});

test("a club can be without a coach for a while, and goes to members of the league only", async () => {
  const { db, office, clubIds, newcomer } = world;
  const clubId = clubIds[1] ?? "";
  const stranger = await aViewer(db);
  await expect(office.coaches.handOver({ clubId, coachId: stranger.userId, reason: "x" })).rejects.toThrow(
    "member-not-found",
  );
  await office.coaches.handOver({ clubId, reason: "no answer for a month" });
  await office.coaches.handOver({ clubId, coachId: newcomer.userId, reason: "a new one came" });
  expect((await office.coaches.former({ clubId })).map(({ name }) => name)).toEqual(["Tomás", undefined]);
});

test("in a game without clubs a newcomer takes a coach's place with name, fixtures and open seats", async () => {
  const { db, office, league, coaches, newcomer } = world;
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Cards",
    game: "lastuf-futbol",
    edition: "rulebook",
  });
  const people = coaches.map(({ userId }) => ({ kind: "coach" as const, coachId: userId }));
  await office.competitions.enterPeople({ competitionId, people });
  await office.competitions.makeCalendar({ competitionId });
  const { entries, fixtures } = await office.competitions.get({ competitionId });
  const entryId = entries.find(({ name }) => name === "Ines")?.id ?? "";
  const { playId } = await callerFor(db, coaches[0], AT).plays.start({ fixtureId: fixtures[0]?.id ?? "" });
  const change = { competitionId, entryId, leaverId: coaches[0].userId, reason: "ill" };
  await expect(office.coaches.replace({ ...change, coachId: coaches[1].userId })).rejects.toThrow("coach-is-entered");
  await office.coaches.replace({ ...change, coachId: newcomer.userId });
  const after = await office.competitions.get({ competitionId });
  expect(after.entries.map(({ name }) => name).sort()).toEqual(["Noor", "Tomás"]);
  const seats = await db.select().from(playSeats).where(eq(playSeats.playId, playId));
  expect(seats.find((seat) => seat.entryId === entryId)?.userId).toBe(newcomer.userId);
  await expect(office.coaches.replace({ ...change, coachId: newcomer.userId })).rejects.toThrow("not-in-this-entry");
});
