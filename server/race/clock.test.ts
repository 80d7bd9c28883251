import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Db } from "@/db/client";
import { aLeague, aMembership, aSeason, aUser } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { interruptRaces, raceClock } from "./clock";

const Seen = z.object({
  phase: z.object({ kind: z.string() }),
  pause: z.object({ until: z.number().optional() }).optional(),
  players: z.array(z.object({ absentSince: z.number().optional() })),
});

let db: Db;
let playId: string;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
  playId = await aRaceUnderWay();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Ines against Mats, both ready, the cards dealt. */
async function aRaceUnderWay(): Promise<string> {
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const people = [];
  for (const name of ["Ines", "Mats"]) {
    const { id: userId } = await aUser(db, { name });
    people.push({ userId, name, role: "user" as const });
    await aMembership(db, league.id, userId, "organiser");
  }
  const callers = people.map((person) => callerFor(db, person, Date.now()));
  const [ines] = callers;
  if (ines === undefined) throw new Error("nobody is there");
  const { competitionId } = await ines.competitions.create({
    leagueId: league.id,
    name: "Race",
    game: "ligretto-fussball",
    edition: "rulebook",
  });
  const coaches = people.map(({ userId }) => ({ kind: "coach" as const, coachId: userId }));
  await ines.competitions.enterPeople({ competitionId, people: coaches });
  await ines.competitions.makeCalendar({ competitionId });
  const { fixtures } = await ines.competitions.get({ competitionId });
  const { playId } = await ines.plays.start({ fixtureId: fixtures[0]?.id ?? "" });
  for (const caller of callers) {
    const { mySeats } = await caller.plays.get({ playId });
    await caller.plays.act({
      playId,
      commandId: `ready-${mySeats[0]}-1`,
      as: { kind: "seat", seat: mySeats[0] ?? 0 },
      command: { type: "ready" },
    });
  }
  return playId;
}

const seen = async () => Seen.parse((await callerFor(db).plays.get({ playId })).view);

test("[LG-129] a lost connection stops the round for all, and it goes on when the player is back", async () => {
  expect((await seen()).pause).toBeUndefined();
  raceClock.tell(playId, 1, "lost");
  await vi.waitFor(async () => expect((await seen()).players[1]?.absentSince).toBeDefined());
  expect((await seen()).pause).toBeDefined();
  raceClock.tell(playId, 1, "returned");
  await vi.waitFor(async () => expect((await seen()).pause).toBeUndefined());
});

test("after a restart a race under way waits for a moment, once", async () => {
  await interruptRaces();
  const { pause } = await seen();
  expect(pause?.until).toBeGreaterThan(Date.now());
});

test("the alarm does what has become due, and nothing before", async () => {
  vi.setSystemTime(Date.now() + 1_000);
  raceClock.ring(playId);
  expect((await seen()).phase.kind).toBe("countdown");
  vi.setSystemTime(Date.now() + 60_000);
  raceClock.ring(playId);
  await vi.waitFor(async () => expect((await seen()).phase.kind).toBe("live"));
});
