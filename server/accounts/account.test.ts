import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aLeague, aMembership } from "@/db/factories";
import { accountLinks } from "@/db/schema";
import { testConnection } from "@/db/testing";
import type { Runtime } from "../runtime";
import { callerFor, contextFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";
import { createUser } from "./create-user";
import { hashPassword } from "./passwords";
import { setPassword } from "./set-password";
import { setRole } from "./set-role";
import { signInWithPassword } from "./sign-in";
import { viewerOf } from "./viewer";

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

const signIn = (password: string) => signInWithPassword(contextFor(db), { email: EMAIL, password });

test("one reads the own account", async () => {
  const ana = await aViewer(db, { email: EMAIL, name: "Ana", passwordHash });
  await expect(callerFor(db, ana).accounts.me()).resolves.toEqual({
    userId: ana.userId,
    name: "Ana",
    email: EMAIL,
    role: "user",
    locale: "en",
    hasPassword: true,
    links: [],
    providers: [],
    canMail: false,
  });
});

test("a new name is shown at once where the person plays, and nowhere else", async () => {
  const ana = await aViewer(db, { name: "Ana" });
  const { id: leagueId } = await aLeague(db);
  await aLeague(db);
  await aMembership(db, leagueId, ana.userId, "coach");
  await callerFor(db, ana).accounts.updateProfile({ name: "Ana B.", locale: "fr" });
  await expect(callerFor(db, ana).accounts.me()).resolves.toMatchObject({ name: "Ana B.", locale: "fr" });
  expect(running.dropped).toEqual([`league:${leagueId}`]);
});

test("a new password takes the place of the old one and ends the sessions of before", async () => {
  const ana = await aViewer(db, { email: EMAIL, passwordHash });
  await callerFor(db, ana).accounts.changePassword({ current: PASSWORD, password: "a brand new one" });
  await expect(signIn(PASSWORD)).rejects.toThrow("wrong-credentials");
  await expect(signIn("a brand new one")).resolves.toEqual({ userId: ana.userId, epoch: 1 });
  await expect(viewerOf(db, { sub: ana.userId, epoch: 0 })).resolves.toBeUndefined();
});

test("the password is not changed without the present one", async () => {
  const ana = await aViewer(db, { email: EMAIL, passwordHash });
  const { changePassword } = callerFor(db, ana).accounts;
  await expect(changePassword({ current: "a wrong guess", password: "a brand new one" })).rejects.toThrow(
    "wrong-password",
  );
  await expect(changePassword({ password: "a brand new one" })).rejects.toThrow("wrong-password");
  await expect(signIn(PASSWORD)).resolves.toMatchObject({ epoch: 0 });
});

test("guessing the present password is limited", async () => {
  const ana = await aViewer(db, { email: EMAIL, passwordHash });
  const { changePassword } = callerFor(db, ana).accounts;
  for (let time = 0; time < 10; time += 1) {
    await expect(changePassword({ current: "a wrong guess", password: PASSWORD })).rejects.toThrow("wrong-password");
  }
  await expect(changePassword({ current: PASSWORD, password: PASSWORD })).rejects.toThrow("too-many-attempts");
});

test("an account that signs in through a provider sets its first password", async () => {
  const ana = await aViewer(db, { email: EMAIL });
  await callerFor(db, ana).accounts.changePassword({ password: "a brand new one" });
  await expect(signIn("a brand new one")).resolves.toMatchObject({ userId: ana.userId });
});

test("signing out everywhere ends every session, and the account signs in again", async () => {
  const ana = await aViewer(db, { email: EMAIL, passwordHash });
  await callerFor(db, ana).accounts.signOutEverywhere();
  await expect(viewerOf(db, { sub: ana.userId, epoch: 0 })).resolves.toBeUndefined();
  const { epoch } = await signIn(PASSWORD);
  await expect(viewerOf(db, { sub: ana.userId, epoch })).resolves.toEqual(ana);
});

test("a provider is unlinked while another way in is left", async () => {
  const ana = await aViewer(db, { email: EMAIL, passwordHash });
  await db.insert(accountLinks).values({ provider: "github", providerAccountId: "1", userId: ana.userId });
  await callerFor(db, ana).accounts.unlink({ provider: "github" });
  expect(await db.select().from(accountLinks)).toEqual([]);
});

test("the last way in is not taken away", async () => {
  const ana = await aViewer(db);
  await db.insert(accountLinks).values({ provider: "github", providerAccountId: "1", userId: ana.userId });
  await expect(callerFor(db, ana).accounts.unlink({ provider: "github" })).rejects.toThrow("last-way-in");
});

test("the command line makes accounts, sets passwords and roles", async () => {
  const made = await createUser(db, { name: "Ana", email: EMAIL, password: PASSWORD, role: "user", locale: "es" });
  expect(made).toEqual({ id: made.id, name: "Ana", email: EMAIL, role: "user", locale: "es" });
  await expect(signIn(PASSWORD)).resolves.toEqual({ userId: made.id, epoch: 0 });
  await setPassword(db, { email: EMAIL, password: "a brand new one" });
  await expect(signIn("a brand new one")).resolves.toEqual({ userId: made.id, epoch: 1 });
  await expect(setRole(db, { email: EMAIL, role: "administrator" })).resolves.toMatchObject({ role: "administrator" });
});

test("the command line is refused like everybody", async () => {
  const ana = { name: "Ana", email: EMAIL, password: PASSWORD, role: "administrator", locale: "en" } as const;
  await createUser(db, ana);
  await expect(createUser(db, ana)).rejects.toThrow("address-taken");
  await expect(setPassword(db, { email: "no@example.org", password: PASSWORD })).rejects.toThrow("account-not-found");
  await expect(setRole(db, { email: EMAIL, role: "user" })).rejects.toThrow("last-administrator");
});
