import * as argon2 from "@node-rs/argon2";
import { beforeEach, expect, test, vi } from "vitest";
import type { Db } from "@/db/client";
import { aUser } from "@/db/factories";
import { attempts } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { LIMITS } from "../limits/limits";
import { contextFor, setTestRuntime } from "../testing/runtime";
import { hashPassword } from "./passwords";
import { SignIn } from "./schema";
import { signInWithPassword } from "./sign-in";

vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

const AT = Date.UTC(2026, 8, 1, 18);
const PASSWORD = "nine pints of mead";
const passwordHash = await hashPassword(PASSWORD);
let db: Db;

beforeEach(async () => {
  const connection = await testConnection();
  db = connection.db;
  setTestRuntime(connection);
  vi.mocked(argon2.verify).mockClear();
});

const signIn = (email: string, password: string, { at = AT, address = "10.0.0.4" } = {}) =>
  signInWithPassword({ ...contextFor(db, undefined, at), address }, SignIn.parse({ email, password }));

test("signing in answers with the account and its epoch", async () => {
  const user = await aUser(db, { email: "ana@example.org", passwordHash, epoch: 3 });
  await expect(signIn("ana@example.org", PASSWORD)).resolves.toEqual({ userId: user.id, epoch: 3 });
});

test("capitals and spaces in the address do not matter", async () => {
  const user = await aUser(db, { email: "ana@example.org", passwordHash });
  await expect(signIn(" Ana@Example.ORG ", PASSWORD)).resolves.toMatchObject({ userId: user.id });
});

test("the same letters typed on another system are the same password", async () => {
  await aUser(db, { email: "ana@example.org", passwordHash: await hashPassword("crème brûlée at ten") });
  await expect(signIn("ana@example.org", "crème brûlée at ten".normalize("NFD"))).resolves.toBeDefined();
});

test.each([
  ["a wrong password", { email: "ana@example.org", passwordHash }, "ana@example.org", "nine pints of beer"],
  ["an unknown address", {}, "bea@example.org", PASSWORD],
  ["an account that signs in through a provider", { email: "ana@example.org" }, "ana@example.org", PASSWORD],
  ["a deleted account", { email: null, deletedAt: new Date(AT) }, "ana@example.org", PASSWORD],
])("%s is refused in the same words, after the same work", async (_case, account, email, password) => {
  await aUser(db, account);
  await expect(signIn(email, password)).rejects.toMatchObject({ code: "wrong-credentials" });
  expect(argon2.verify).toHaveBeenCalledTimes(1);
});

test("after ten failures an account waits, right password or not; others go on", async () => {
  await aUser(db, { email: "ana@example.org", passwordHash });
  await aUser(db, { email: "bea@example.org", passwordHash });
  await failTenTimes("ana@example.org");
  await expect(signIn("ana@example.org", PASSWORD, { at: AT + 60_000 })).rejects.toMatchObject({
    kind: "TOO_MANY_REQUESTS",
    code: "too-many-attempts",
    detail: { minutes: 14 },
  });
  await expect(signIn("bea@example.org", PASSWORD)).resolves.toBeDefined();
});

test("when the window is over the account signs in again", async () => {
  await aUser(db, { email: "ana@example.org", passwordHash });
  await failTenTimes("ana@example.org");
  await expect(signIn("ana@example.org", PASSWORD, { at: AT + 15 * 60_000 })).resolves.toBeDefined();
});

test("failures sent at once count like those one after the other", async () => {
  await aUser(db, { email: "ana@example.org", passwordHash });
  const answers = await Promise.allSettled(Array.from({ length: 15 }, () => signIn("ana@example.org", "guess")));
  const codes = answers.map((answer) => (answer.status === "rejected" ? answer.reason.code : "in"));
  expect(codes.filter((code) => code === "wrong-credentials")).toHaveLength(10);
  expect(codes.filter((code) => code === "too-many-attempts")).toHaveLength(5);
});

test("signing in is not counted, however often", async () => {
  await aUser(db, { email: "ana@example.org", passwordHash });
  for (let time = 0; time < 12; time += 1) await signIn("ana@example.org", PASSWORD);
  expect((await db.select().from(attempts)).map(({ count }) => count)).toEqual([0, 0]);
});

test("failures with many accounts make the address of the asker wait", async () => {
  const windowEndsAt = new Date(AT + 5 * 60_000);
  await aUser(db, { email: "ana@example.org", passwordHash });
  await db.insert(attempts).values({ key: "sign-in-from:10.0.0.4", count: LIMITS["sign-in-from"].most, windowEndsAt });
  await expect(signIn("ana@example.org", PASSWORD)).rejects.toMatchObject({ detail: { minutes: 5 } });
  await expect(signIn("ana@example.org", PASSWORD, { address: "10.0.0.5" })).resolves.toBeDefined();
});

test("counts of windows that are over are forgotten", async () => {
  await db.insert(attempts).values({ key: "sign-in:old@example.org", count: 4, windowEndsAt: new Date(AT - 1) });
  await expect(signIn("new@example.org", "guess")).rejects.toThrow("wrong-credentials");
  expect((await db.select().from(attempts)).map(({ key }) => key).sort()).toEqual([
    "sign-in-from:10.0.0.4",
    "sign-in:new@example.org",
  ]);
});

async function failTenTimes(email: string): Promise<void> {
  for (let time = 0; time < 10; time += 1) {
    await expect(signIn(email, "a wrong guess")).rejects.toThrow("wrong-credentials");
  }
}
