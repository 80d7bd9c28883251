import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aLeague, aMembership, type aUser } from "@/db/factories";
import { auditEntries, type LeagueRole, passwordResets } from "@/db/schema";
import { testConnection } from "@/db/testing";
import type { Viewer } from "../context";
import { callerFor, contextFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";
import { signInWithPassword } from "./sign-in";
import { viewerOf } from "./viewer";

const AT = Date.UTC(2026, 8, 1, 18);
const DAY = 24 * 60 * 60_000;
const PASSWORD = "a brand new one";
let db: Db;
let leagueId: string;

beforeEach(async () => {
  const connection = await testConnection();
  db = connection.db;
  setTestRuntime(connection);
  leagueId = (await aLeague(db)).id;
});

const as = (viewer?: Viewer, at = AT) => callerFor(db, viewer, at).accounts;

async function aMember(role: LeagueRole, values: Parameters<typeof aUser>[1] = {}) {
  const viewer = await aViewer(db, values);
  await aMembership(db, leagueId, viewer.userId, role);
  return viewer;
}

async function aReset() {
  const organiser = await aMember("organiser");
  const coach = await aMember("coach", { email: "ana@example.org" });
  const { token } = await as(organiser).issueReset({ leagueId, userId: coach.userId });
  return { organiser, coach, token };
}

test("an organiser's link sets a new password, with which one signs in", async () => {
  const { coach, token } = await aReset();
  await expect(as().readReset({ token })).resolves.toEqual({ name: coach.name, email: "ana@example.org" });
  await expect(as().useReset({ token, password: PASSWORD })).resolves.toEqual({ email: "ana@example.org" });
  await expect(signInWithPassword(contextFor(db), { email: "ana@example.org", password: PASSWORD })).resolves.toEqual({
    userId: coach.userId,
    epoch: 1,
  });
});

test("a new password ends the sessions of before", async () => {
  const { coach, token } = await aReset();
  await expect(viewerOf(db, { sub: coach.userId, epoch: 0 })).resolves.toBeDefined();
  await as().useReset({ token, password: PASSWORD });
  await expect(viewerOf(db, { sub: coach.userId, epoch: 0 })).resolves.toBeUndefined();
});

test("the token itself is not in the database", async () => {
  const { token } = await aReset();
  const [stored] = await db.select().from(passwordResets);
  expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("who issued a link for whom is in the audit log of the league", async () => {
  const { organiser, coach } = await aReset();
  expect(await db.select().from(auditEntries)).toEqual([
    expect.objectContaining({
      leagueId,
      userId: organiser.userId,
      action: "reset-issued",
      subject: { userId: coach.userId },
    }),
  ]);
});

test("a link works once", async () => {
  const { token } = await aReset();
  await as().useReset({ token, password: PASSWORD });
  await expect(as().useReset({ token, password: "another one yet" })).rejects.toThrow("reset-not-found");
  await expect(as().readReset({ token })).rejects.toThrow("reset-not-found");
});

test("used twice at the same time it still works once", async () => {
  const { token } = await aReset();
  const both = await Promise.allSettled([
    as().useReset({ token, password: PASSWORD }),
    as().useReset({ token, password: "another one yet" }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a link works for 24 hours", async () => {
  const { token } = await aReset();
  await expect(as(undefined, AT + DAY - 1).readReset({ token })).resolves.toBeDefined();
  await expect(as(undefined, AT + DAY).readReset({ token })).rejects.toThrow("reset-not-found");
  await expect(as(undefined, AT + DAY).useReset({ token, password: PASSWORD })).rejects.toThrow("reset-not-found");
});

test("a new link makes the one of before useless", async () => {
  const { organiser, coach, token } = await aReset();
  const { token: second } = await as(organiser).issueReset({ leagueId, userId: coach.userId });
  await expect(as().readReset({ token })).rejects.toThrow("reset-not-found");
  await expect(as().readReset({ token: second })).resolves.toBeDefined();
});

test("tries with wrong links are limited", async () => {
  for (let time = 0; time < 20; time += 1) {
    await expect(as().readReset({ token: `no-such-token-${time}-x` })).rejects.toThrow("reset-not-found");
  }
  await expect(as().readReset({ token: "no-such-token-again" })).rejects.toMatchObject({
    message: "too-many-attempts",
    cause: { detail: { minutes: 15 } },
  });
});

test("an organiser issues none for people outside of the league", async () => {
  const organiser = await aMember("organiser");
  const { userId } = await aViewer(db);
  await expect(as(organiser).issueReset({ leagueId, userId })).rejects.toThrow("account-not-found");
});

test.each([
  ["an administrator", "coach", { role: "administrator" }, undefined],
  ["somebody who organises another league", "coach", {}, "organiser"],
] as const)("an organiser's link does not open the account of %s", async (_who, role, values, elsewhere) => {
  const organiser = await aMember("organiser");
  const { userId } = await aMember(role, values);
  if (elsewhere !== undefined) await aMembership(db, (await aLeague(db)).id, userId, elsewhere);
  await expect(as(organiser).issueReset({ leagueId, userId })).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: "administrators-only",
  });
  expect(await db.select().from(passwordResets)).toEqual([]);
});

test("a deputy's link does not open the account of the organiser", async () => {
  const deputy = await aMember("deputy");
  const { userId } = await aMember("organiser");
  await expect(as(deputy).issueReset({ leagueId, userId })).rejects.toThrow("administrators-only");
  const coach = await aMember("coach");
  await expect(as(deputy).issueReset({ leagueId, userId: coach.userId })).resolves.toHaveProperty("token");
});

test("an administrator issues one for anybody, in a league or in none", async () => {
  const administrator = await aViewer(db, { role: "administrator" });
  const { userId } = await aMember("organiser");
  const stranger = await aViewer(db);
  await expect(as(administrator).issueReset({ leagueId, userId })).resolves.toHaveProperty("token");
  await expect(as(administrator).issueAnyReset({ userId: stranger.userId })).resolves.toHaveProperty("token");
});
