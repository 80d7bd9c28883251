import { beforeEach, expect, test } from "vitest";
import type { Connection } from "@/db/connect";
import { aLeague, anInvitation, aUser } from "@/db/factories";
import { users } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { readEnv } from "../env";
import { setRuntime } from "../runtime";
import { callerFor, contextFor, setTestRuntime } from "../testing/runtime";
import type { SignUp } from "./schema";
import { signInWithPassword } from "./sign-in";

const ANA: SignUp = { name: "Ana", email: "ana@example.org", password: "nine pints of mead", locale: "de" };
let connection: Connection;

beforeEach(async () => {
  connection = await testConnection();
  setTestRuntime(connection);
});

const openSignUp = () => setRuntime({ ...setTestRuntime(connection), env: readEnv({ DUGOUT_OPEN_SIGN_UP: "on" }) });
const visitor = () => callerFor(connection.db);
const everybody = () => connection.db.select().from(users);

test("with a link into a league one makes an account and signs in with it", async () => {
  const league = await aLeague(connection.db, { name: "Cellar League" });
  const { token } = await anInvitation(connection.db, league.id);
  const { userId } = await visitor().accounts.signUp({ ...ANA, invitation: token });
  const { email, password } = ANA;
  await expect(signInWithPassword(contextFor(connection.db), { email, password })).resolves.toEqual({
    userId,
    epoch: 0,
  });
  expect(await everybody()).toContainEqual(expect.objectContaining({ name: "Ana", email, locale: "de", role: "user" }));
});

test("the password is stored as argon2id", async () => {
  openSignUp();
  await visitor().accounts.signUp(ANA);
  expect((await everybody())[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("without a link one may not, and nothing is stored", async () => {
  await expect(visitor().accounts.signUp(ANA)).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: "invitation-needed",
  });
  expect(await everybody()).toEqual([]);
});

test.each([
  ["over", { expiresAt: new Date(Date.UTC(2026, 8, 1)) }],
  ["used up", { uses: 1, mostUses: 1 }],
  ["revoked", { revokedAt: new Date(Date.UTC(2026, 7, 1)) }],
])("a link that is %s does not open sign-up", async (_case, values) => {
  const { token } = await anInvitation(connection.db, (await aLeague(connection.db)).id, values);
  await expect(visitor().accounts.signUp({ ...ANA, invitation: token })).rejects.toThrow("invitation-needed");
  await expect(visitor().accounts.signUpTerms({ invitation: token })).resolves.toMatchObject({
    mayJoin: false,
    league: undefined,
  });
});

test("the terms name the league of the link", async () => {
  const { token } = await anInvitation(connection.db, (await aLeague(connection.db, { name: "Cellar League" })).id);
  await expect(visitor().accounts.signUpTerms({ invitation: token })).resolves.toEqual({
    mayJoin: true,
    league: "Cellar League",
    providers: [],
    canMail: false,
  });
});

test("where sign-up is open no link is needed", async () => {
  openSignUp();
  await expect(visitor().accounts.signUp(ANA)).resolves.toHaveProperty("userId");
});

test("an address has one account, in whatever case it is typed", async () => {
  openSignUp();
  await aUser(connection.db, { email: "ana@example.org" });
  await expect(visitor().accounts.signUp({ ...ANA, email: "ANA@example.org" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "address-taken",
  });
});

test.each([
  ["a password of nine characters", { password: "nine char" }, "password-too-short"],
  ["a password of 201", { password: "p".repeat(201) }, "password-too-long"],
  ["an address without its end", { email: "ana@" }, "address-not-valid"],
  ["a name of spaces", { name: "   " }, "name-missing"],
])("%s is named as the fault", async (_case, change, fault) => {
  openSignUp();
  await expect(visitor().accounts.signUp({ ...ANA, ...change })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: expect.stringContaining(fault),
  });
});

test("a password of ten characters of one kind will do", async () => {
  openSignUp();
  await expect(visitor().accounts.signUp({ ...ANA, password: "aaaaaaaaaa" })).resolves.toBeDefined();
});
