import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "@/db/client";
import { aLeague, aMembership, aSeason, aUser } from "@/db/factories";
import { testConnection } from "@/db/testing";
import type { GameId } from "@/engine/catalog";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

async function aLeagueOf(game: GameId, coaches: number, format: "round-robin" | "double-round-robin" = "round-robin") {
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const people = [];
  for (let n = 0; n < coaches; n++) people.push(await aUser(db));
  const viewers = people.map(({ id, name }) => ({ userId: id, name, role: "user" as const }));
  for (const [index, { id }] of people.entries())
    await aMembership(db, league.id, id, index === 0 ? "organiser" : "coach");
  const office = callerFor(db, viewers[0]);
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Cup",
    game,
    edition: "rulebook",
    format,
  });
  return { league, people, viewers, office, competitionId };
}

test("a season of El Juego de la Liga is one play with the calendar of the engine", async () => {
  const { office, competitionId, people } = await aLeagueOf("juego-de-la-liga", 2, "double-round-robin");
  const coaches = people.map(({ id }) => ({ kind: "coach" as const, coachId: id }));
  const rivals = ["Norte", "Sur"].map((name) => ({ kind: "rival" as const, name }));
  await office.competitions.enterPeople({ competitionId, people: [...coaches, ...rivals] });
  const { playId } = await office.plays.startSeason({ competitionId });
  expect(await office.plays.startSeason({ competitionId })).toEqual({ playId });
  const { fixtures } = await office.competitions.get({ competitionId });
  expect(fixtures).toHaveLength(12);
  expect(new Set(fixtures.map(({ round }) => round)).size).toBe(6);
  expect((await office.plays.get({ playId })).mySeats).toEqual([0]);
});

test("[JL-256] where sheets are chosen, each coach has the one that was chosen for him; one for all, and none twice", async () => {
  const { office, competitionId, people } = await aLeagueOf("juego-de-la-liga", 2, "double-round-robin");
  const coaches = people.map(({ id }) => ({ kind: "coach" as const, coachId: id }));
  const rivals = ["Norte", "Sur"].map((name) => ({ kind: "rival" as const, name }));
  await office.competitions.enterPeople({ competitionId, people: [...coaches, ...rivals] });
  await office.competitions.changeOptions({ competitionId, options: { sheets: "chosen" } });
  const [first = "", second = ""] = (await office.competitions.get({ competitionId })).entries.map(({ id }) => id);
  await expect(office.plays.startSeason({ competitionId, sheets: { [first]: "S2" } })).rejects.toMatchObject({
    message: "sheet-missing",
  });
  await expect(
    office.plays.startSeason({ competitionId, sheets: { [first]: "S2", [second]: "S2" } }),
  ).rejects.toMatchObject({ message: "sheet-taken" });
  const { playId } = await office.plays.startSeason({ competitionId, sheets: { [first]: "S2", [second]: "S5" } });
  const { view } = await office.plays.get({ playId, seat: 0 });
  const { clubs } = z.object({ clubs: z.array(z.object({ sheet: z.string() })) }).parse(view);
  expect(clubs.slice(0, 2).map(({ sheet }) => sheet)).toEqual(["S2", "S5"]);
  expect(new Set(clubs.map(({ sheet }) => sheet)).size).toBe(4);
});

test("a pair sits in two seats of the play and one of the fixture", async () => {
  const { office, viewers, competitionId, people } = await aLeagueOf("ligretto-fussball", 4);
  const [a, b, c, d] = people.map(({ id }) => id);
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error("four are needed");
  await office.competitions.enterPeople({
    competitionId,
    people: [
      { kind: "pair", coachId: a, partnerId: b },
      { kind: "pair", coachId: c, partnerId: d },
    ],
  });
  await office.competitions.makeCalendar({ competitionId });
  const [fixture] = (await office.competitions.get({ competitionId })).fixtures;
  const { playId } = await office.plays.start({ fixtureId: fixture?.id ?? "" });
  const seats = [];
  for (const viewer of viewers) seats.push((await callerFor(db, viewer).plays.get({ playId })).mySeats);
  expect(seats.flat().sort()).toEqual([0, 1, 2, 3]);
});

test("a coach sees the own hand of a card game and nobody else's", async () => {
  const { office, viewers, competitionId, people } = await aLeagueOf("lastuf-futbol", 2);
  await office.competitions.enterPeople({
    competitionId,
    people: people.map(({ id }) => ({ kind: "coach", coachId: id })),
  });
  await office.competitions.makeCalendar({ competitionId });
  const [fixture] = (await office.competitions.get({ competitionId })).fixtures;
  const { playId } = await office.plays.start({ fixtureId: fixture?.id ?? "" });
  const guest = callerFor(db, viewers[1]);
  const [seat = 0] = (await guest.plays.get({ playId })).mySeats;
  expect((await guest.plays.get({ playId, seat })).view).toBeDefined();
  await expect(guest.plays.get({ playId, seat: 1 - seat })).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: "not-your-seat",
  });
});

test("a game of clubs takes no people, and a game without a season has none to start", async () => {
  const { office, competitionId, people } = await aLeagueOf("ligretto-fussball", 2);
  await office.competitions.enterPeople({
    competitionId,
    people: people.map(({ id }) => ({ kind: "coach", coachId: id })),
  });
  await expect(office.plays.startSeason({ competitionId })).rejects.toMatchObject({ message: "game-has-no-season" });
  await expect(
    office.competitions.enterPeople({ competitionId, people: [{ kind: "coach", coachId: people[0]?.id ?? "" }] }),
  ).rejects.toMatchObject({ message: "coach-is-entered" });
});
