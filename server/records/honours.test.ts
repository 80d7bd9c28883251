import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { clubEntries, playEvents, playSeats, results } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { killersOf } from "./killers";

let db: Db;

beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

test("ratings follow the matches of coaches, with the league's own K and start", async () => {
  const { league, organiser, fixtureId } = await anEvening(db);
  const office = callerFor(db, organiser);
  const read = () => callerFor(db).public.coaches({ league: league.slug });
  expect((await read()).ratings).toEqual([]);
  await office.fixtures.typeResult({ fixtureId, kind: "played", scores: [0, 2], reason: "on paper" });
  const [first] = (await read()).ratings;
  const away = first?.coaches[0];
  expect(first).toMatchObject({ game: "blood-bowl", rules: { k: 32, start: 1_500 } });
  expect(first?.coaches.map(({ rating, moved }) => [rating, moved])).toEqual([
    [1_516, 16],
    [1_484, -16],
  ]);
  expect(away).toMatchObject({ won: 1, drawn: 0, lost: 0, highest: 1_516 });
  await office.leagues.update({ leagueId: league.id, ratingK: 20, ratingStart: 1_000 });
  await office.fixtures.typeResult({ fixtureId, kind: "played", scores: [2, 0], reason: "typed the wrong way round" });
  const [second] = (await read()).ratings;
  expect(second?.coaches.map(({ rating }) => rating)).toEqual([1_010, 990]);
  expect(second?.coaches[1]?.slug).toBe(away?.slug);
  expect(second?.steps).toMatchObject([{ matches: 1 }]);
});

test("an awarded match is not rated", async () => {
  const { league, organiser, fixtureId } = await anEvening(db);
  const office = callerFor(db, organiser);
  await office.fixtures.typeResult({ fixtureId, kind: "awarded", winner: 0, scores: [2, 0], reason: "not there" });
  expect((await callerFor(db).public.coaches({ league: league.slug })).ratings).toEqual([]);
});

test("the crowd is both fan factors, and whoever killed is named with the dead", async () => {
  const { league, coaches, competitionId, fixtureId, clubIds } = await anEvening(db);
  const [homeClub = "", awayClub = ""] = clubIds;
  const { playId } = await callerFor(db, coaches[0]).plays.start({ fixtureId });
  const [seat] = await db.select().from(playSeats).where(eq(playSeats.playId, playId)).orderBy(asc(playSeats.seat));
  const [home, away] = seat?.clubId === homeClub ? [homeClub, awayClub] : [awayClub, homeClub];
  const event = (seq: number, told: unknown) => ({
    playId,
    seq,
    commandId: `command-${seq}`,
    at: new Date(),
    by: { kind: "recorder" } as const,
    event: told,
    draws: [],
  });
  await db.insert(playEvents).values([
    event(5, { type: "fan-factor-rolled", side: "home", fanFactor: 4 }),
    event(6, { type: "fan-factor-rolled", side: "away", fanFactor: 3 }),
    event(7, { type: "fan-factor-rolled", side: "away", fanFactor: 3 }),
    event(20, {
      type: "casualty-suffered",
      victim: { side: "away", player: "p2" },
      by: { side: "home", player: "p3" },
    }),
  ]);
  const died = { type: "injured", player: "p2", casualty: "dead", missesNext: false, niggling: 0 };
  await db
    .insert(clubEntries)
    .values({ clubId: away, seq: 2, entry: died, playId, playSeq: 20, fixtureId, at: new Date() });
  const read = () => callerFor(db).public.records({ league: league.slug });
  expect((await read()).crowds).toEqual([]);
  await db.insert(results).values({
    fixtureId,
    competitionId,
    revision: 1,
    current: true,
    kind: "played",
    winnerSeat: 0,
    sides: [0, 1].map((side) => ({ seat: side, score: 1 - side, place: 1 + side })),
    at: new Date(),
  });
  const records = await read();
  expect(records.crowds).toMatchObject([{ fixtureId, playId, attendance: 7, who: [home, away] }]);
  expect(records.killers).toMatchObject([{ clubId: home, id: "p3", victims: [{ clubId: away, id: "p2" }] }]);
  expect(records.graveyard).toMatchObject([{ clubId: away, id: "p2", killer: { clubId: home, id: "p3" } }]);
  await db
    .insert(clubEntries)
    .values({ clubId: away, seq: 3, entry: { type: "withdrawn", seqs: [2] }, at: new Date() });
  expect((await read()).killers).toEqual([]);
});

test("of killers the one with most victims is first; where nobody is named nobody is one", () => {
  const player = (id: string) => ({ clubId: "a", id });
  const death = (id: string, by?: string) => ({
    victim: { clubId: "b", id },
    killer: by === undefined ? undefined : player(by),
    fixtureId: "f",
  });
  const killers = killersOf([death("p1", "x"), death("p2", "y"), death("p3"), death("p4", "y")], 5);
  expect(killers.map(({ killer, victims }) => [killer.id, victims.map(({ id }) => id)])).toEqual([
    ["y", ["p2", "p4"]],
    ["x", ["p1"]],
  ]);
});
