import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { createCaller } from "../root";
import { anEvening } from "../testing/evening";
import { callerFor, contextFor, setTestRuntime } from "../testing/runtime";
import { hashToken } from "../tokens";

let db: Db;

beforeAll(async () => {
  const connection = await testConnection();
  db = connection.db;
  setTestRuntime(connection);
});

const AT = Date.UTC(2026, 8, 1, 18);

async function aCode() {
  const evening = await anEvening(db);
  const coach = callerFor(db, evening.coaches[0], AT);
  const { playId } = await coach.plays.start({ fixtureId: evening.fixtureId });
  const { code } = await coach.pairings.make({ fixtureId: evening.fixtureId });
  return { ...evening, coach, playId, code };
}

const tablet = (token: string, at = AT) =>
  createCaller({ ...contextFor(db, undefined, at), pairingHash: hashToken(token) });

const fans = (playId: string, commandId: string) => ({
  playId,
  commandId,
  as: { kind: "recorder" as const },
  command: { type: "fan-factor", side: "home" },
});

test("a tablet with the code records its fixture, and another fixture not", async () => {
  const { playId, code } = await aCode();
  const other = await aCode();
  expect(await callerFor(db).pairings.look({ code })).toEqual({ names: expect.arrayContaining(["Club 1", "Club 2"]) });
  const claimed = await callerFor(db).pairings.claim({ code });
  expect(claimed.playId).toBe(playId);
  const paired = tablet(claimed.token);
  expect(await paired.plays.act(fans(playId, "tablet-command-1"))).toMatchObject({ version: expect.any(Number) });
  await expect(paired.plays.act(fans(other.playId, "tablet-command-2"))).rejects.toThrow();
  await expect(
    paired.fixtures.typeResult({ fixtureId: other.fixtureId, kind: "played", scores: [1, 0] }),
  ).rejects.toThrow();
});

test("a code works once, and not after a quarter of an hour", async () => {
  const { code, coach, fixtureId } = await aCode();
  await callerFor(db, undefined, AT).pairings.claim({ code });
  await expect(callerFor(db, undefined, AT).pairings.claim({ code })).rejects.toThrow("pairing-not-found");
  const late = await coach.pairings.make({ fixtureId });
  const tooLate = callerFor(db, undefined, AT + 16 * 60_000);
  expect(await tooLate.pairings.look({ code: late.code })).toBeUndefined();
  await expect(tooLate.pairings.claim({ code: late.code })).rejects.toThrow("pairing-not-found");
});

test("a revoked tablet is out at once, and a tablet lets nobody else in", async () => {
  const { playId, code, coach, fixtureId } = await aCode();
  const { token } = await callerFor(db, undefined, AT).pairings.claim({ code });
  await expect(tablet(token).pairings.make({ fixtureId })).rejects.toThrow("not-allowed");
  const [row] = await coach.pairings.list({ fixtureId });
  expect(row).toMatchObject({ by: "Ines" });
  await coach.pairings.revoke({ fixtureId, pairingId: row?.id ?? "" });
  expect(await coach.pairings.list({ fixtureId })).toEqual([]);
  await expect(tablet(token).plays.act(fans(playId, "tablet-command-3"))).rejects.toThrow();
});

test("codes cannot be guessed: tries of one address are limited", async () => {
  const asker = createCaller({ ...contextFor(db, undefined, AT), address: "10.0.0.7" });
  for (let tries = 0; tries < 30; tries++)
    expect(await asker.pairings.look({ code: `guess-${tries}` })).toBeUndefined();
  await expect(asker.pairings.look({ code: "one-more" })).rejects.toThrow("too-many-attempts");
});
