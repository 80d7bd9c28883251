import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aLeague, aMembership, aSeason, aUser } from "@/db/factories";
import { testConnection } from "@/db/testing";
import { callerFor, setTestRuntime } from "../testing/runtime";

const NOON = Date.UTC(2026, 8, 1, 12);

let db: Db;
beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

/** A season of two coaches that has begun; a third one only looks on. The first organises. */
async function begun({ shared = false } = {}) {
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const viewers = [];
  for (const role of ["organiser", "coach", "coach"] as const) {
    const { id, name } = await aUser(db);
    await aMembership(db, league.id, id, role);
    viewers.push({ userId: id, name, role: "user" as const });
  }
  const [ana, ben, cem] = viewers;
  if (ana === undefined || ben === undefined || cem === undefined) throw new Error("three are needed");
  const office = callerFor(db, ana);
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Liga",
    game: "juego-de-la-liga",
    edition: "rulebook",
    format: "double-round-robin",
  });
  const people = [ana, ben].map(({ userId }) => ({ kind: "coach" as const, coachId: userId }));
  const rivals = ["Norte", "Sur"].map((name) => ({ kind: "rival" as const, name }));
  await office.competitions.enterPeople({ competitionId, people: [...people, ...rivals] });
  const { playId } = await office.plays.startSeason({ competitionId, shared });
  const due = (await office.plays.get({ playId, seat: 0 })).legal.length > 0 ? 0 : 1;
  const noted = async () =>
    (await office.leagues.audit({ leagueId: league.id, action: "foreign-move-refused" })).entries.map(
      ({ by, subject }) => ({ by, for: subject.coach, command: subject.command }),
    );
  return { ana, ben, cem, playId, due, noted };
}

let sent = 0;
const roll = (playId: string, as: { kind: "seat"; seat: number } | { kind: "recorder" }, seat: number) => ({
  playId,
  commandId: `foreign-${++sent}`,
  version: 0,
  as,
  command: { type: "roll", seat },
});

test("whoever takes another's seat is refused, and the organisers read it once a minute", async () => {
  const { ana, ben, playId, noted } = await begun();
  const asAna = roll(playId, { kind: "seat", seat: 0 }, 0);
  await expect(callerFor(db, ben, NOON).plays.act(asAna)).rejects.toMatchObject({ message: "not-your-seat" });
  await expect(callerFor(db, ben, NOON + 20_000).plays.act(asAna)).rejects.toMatchObject({ message: "not-your-seat" });
  expect(await noted()).toEqual([{ by: ben.name, for: ana.name, command: "roll" }]);
  await expect(callerFor(db, ben, NOON + 61_000).plays.act(asAna)).rejects.toMatchObject({ message: "not-your-seat" });
  expect(await noted()).toHaveLength(2);
});

test("a command for another in the own seat is refused and noted as well", async () => {
  const { ana, ben, playId, noted } = await begun();
  const { version } = await callerFor(db, ben).plays.get({ playId, seat: 1 });
  const order = { ...roll(playId, { kind: "seat", seat: 1 }, 0), version };
  expect(await callerFor(db, ben).plays.act(order)).toMatchObject({ kind: "refused", refusal: "not-your-seat" });
  expect(await noted()).toEqual([{ by: ben.name, for: ana.name, command: "roll" }]);
});

test("a member who sits nowhere in the play is refused and noted", async () => {
  const { ana, cem, playId, noted } = await begun();
  const order = roll(playId, { kind: "seat", seat: 0 }, 0);
  await expect(callerFor(db, cem).plays.act(order)).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await noted()).toEqual([{ by: cem.name, for: ana.name, command: "roll" }]);
});

test("on a shared tablet nobody plays for a coach whose turn it is not", async () => {
  const { ana, ben, playId, due, noted } = await begun({ shared: true });
  const { version } = await callerFor(db, ana).plays.get({ playId, seat: 0 });
  const order = { ...roll(playId, { kind: "recorder" }, 1 - due), version };
  expect(await callerFor(db, ana).plays.act(order)).toMatchObject({ kind: "refused", refusal: "not-your-turn" });
  expect(await noted()).toEqual([{ by: ana.name, for: due === 0 ? ben.name : ana.name, command: "roll" }]);
});

test("what is refused for any other reason is nobody's business", async () => {
  const { ana, playId, due, noted, ben } = await begun();
  const own = due === 0 ? ben : ana;
  const { version } = await callerFor(db, own).plays.get({ playId, seat: 1 - due });
  const order = { ...roll(playId, { kind: "seat", seat: 1 - due }, 1 - due), version };
  expect(await callerFor(db, own).plays.act(order)).toMatchObject({ kind: "refused", refusal: "not-your-turn" });
  expect(await noted()).toEqual([]);
});
