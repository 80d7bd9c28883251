import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aLeague, aMembership, only } from "@/db/factories";
import { accountLinks, clubEntries, clubs, memberships, passwordResets, users } from "@/db/schema";
import { testConnection } from "@/db/testing";
import type { Viewer } from "../context";
import type { Runtime } from "../runtime";
import { callerFor, contextFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";
import { hashPassword } from "./passwords";
import { signInWithPassword } from "./sign-in";
import { viewerOf } from "./viewer";

const AT = Date.UTC(2026, 8, 1, 18);
const EMAIL = "ana@example.org";
const PASSWORD = "nine pints of mead";
const passwordHash = await hashPassword(PASSWORD);
let db: Db;
let running: Runtime & { readonly dropped: string[] };

beforeEach(async () => {
  const connection = await testConnection();
  db = connection.db;
  running = setTestRuntime(connection);
});

const ana = (values: Parameters<typeof aViewer>[1] = {}) =>
  aViewer(db, { email: EMAIL, name: "Ana", passwordHash, locale: "de", ...values });
const rowOf = async ({ userId }: Viewer) => only(await db.select().from(users).where(eq(users.id, userId)));

async function aClub(leagueId: string, coachId: string) {
  const club = only(
    await db.insert(clubs).values({ leagueId, slug: "moles", name: "Moles", game: "blood-bowl", coachId }).returning(),
  );
  await db
    .insert(clubEntries)
    .values({ clubId: club.id, seq: 1, entry: { type: "drafted" }, bookedBy: coachId, at: new Date(AT) });
  return club;
}

test("name, address and password go; the row stays for the history", async () => {
  const viewer = await ana();
  await callerFor(db, viewer, AT).accounts.deleteAccount({ current: PASSWORD });
  expect(await rowOf(viewer)).toMatchObject({
    name: "Ehemaliger Coach",
    email: null,
    passwordHash: null,
    role: "user",
    deletedAt: new Date(AT),
  });
});

test("nobody signs in with it again, and its sessions end", async () => {
  const viewer = await ana();
  await callerFor(db, viewer).accounts.deleteAccount({ current: PASSWORD });
  const { epoch } = await rowOf(viewer);
  await expect(viewerOf(db, { sub: viewer.userId, epoch: 0 })).resolves.toBeUndefined();
  await expect(viewerOf(db, { sub: viewer.userId, epoch })).resolves.toBeUndefined();
  await expect(signInWithPassword(contextFor(db), { email: EMAIL, password: PASSWORD })).rejects.toThrow(
    "wrong-credentials",
  );
});

test("the address is free for a new account", async () => {
  await callerFor(db, await ana()).accounts.deleteAccount({ current: PASSWORD });
  await expect(ana()).resolves.toBeDefined();
});

test("clubs keep their book and lose their coach; memberships, links and open resets go", async () => {
  const viewer = await ana();
  const { id: leagueId } = await aLeague(db);
  await aMembership(db, leagueId, viewer.userId, "coach");
  const club = await aClub(leagueId, viewer.userId);
  await db.insert(accountLinks).values({ provider: "github", providerAccountId: "1", userId: viewer.userId });
  await db.insert(passwordResets).values({ tokenHash: "hash", userId: viewer.userId, expiresAt: new Date(AT) });

  await callerFor(db, viewer).accounts.deleteAccount({ current: PASSWORD });

  expect(await db.select().from(clubs)).toEqual([expect.objectContaining({ id: club.id, coachId: null })]);
  expect(await db.select().from(clubEntries)).toEqual([expect.objectContaining({ bookedBy: viewer.userId })]);
  expect(await db.select().from(memberships)).toEqual([]);
  expect(await db.select().from(accountLinks)).toEqual([]);
  expect(await db.select().from(passwordResets)).toEqual([]);
  expect(running.dropped).toEqual([`league:${leagueId}`]);
});

test("what it means is told before", async () => {
  const viewer = await ana();
  const own = await aLeague(db, { name: "Cellar League" });
  const shared = await aLeague(db, { name: "Roof League" });
  await aMembership(db, own.id, viewer.userId, "organiser");
  await aMembership(db, shared.id, viewer.userId, "organiser");
  await aMembership(db, shared.id, (await aViewer(db)).userId, "organiser");
  await aClub(own.id, viewer.userId);
  await expect(callerFor(db, viewer).accounts.farewell()).resolves.toEqual({
    clubs: ["Moles"],
    leagues: ["Cellar League"],
    isLastAdministrator: false,
  });
});

test("without the password nothing is deleted", async () => {
  const viewer = await ana();
  const { deleteAccount } = callerFor(db, viewer).accounts;
  await expect(deleteAccount({ current: "a wrong guess" })).rejects.toThrow("wrong-password");
  await expect(deleteAccount({})).rejects.toThrow("wrong-password");
  expect(await rowOf(viewer)).toMatchObject({ name: "Ana", email: EMAIL, deletedAt: null });
});

test("an account that signs in through a provider has no password to give", async () => {
  const viewer = await ana({ passwordHash: null });
  await callerFor(db, viewer, AT).accounts.deleteAccount({});
  expect(await rowOf(viewer)).toMatchObject({ deletedAt: new Date(AT) });
});

test("the last administrator stays; one of two may go", async () => {
  const viewer = await ana({ role: "administrator" });
  const { accounts } = callerFor(db, viewer);
  await expect(accounts.farewell()).resolves.toMatchObject({ isLastAdministrator: true });
  await expect(accounts.deleteAccount({ current: PASSWORD })).rejects.toThrow("last-administrator");
  await aViewer(db, { role: "administrator" });
  await expect(accounts.deleteAccount({ current: PASSWORD })).resolves.toBeUndefined();
});
