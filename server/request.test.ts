import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { encode } from "next-auth/jwt";
import { beforeEach, expect, test, vi } from "vitest";
import type { Db } from "@/db/client";
import { users } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { contextOf } from "./request";
import type { Runtime } from "./runtime";
import { setTestRuntime } from "./testing/runtime";
import { aViewer } from "./testing/viewer";

const PLAIN = "authjs.session-token";
const SECURE = "__Secure-authjs.session-token";
let db: Db;
let running: Runtime;

beforeEach(async () => {
  const connection = await testConnection();
  db = connection.db;
  running = setTestRuntime(connection);
});

const contextWith = (headers: Record<string, string>) => contextOf({ headers: new Headers(headers) });

async function cookieFor(token: Record<string, unknown>, { name = PLAIN, secret = running.secret, maxAge = 60 } = {}) {
  return `other=1; ${name}=${await encode({ token, secret, salt: name, maxAge })}; more=2`;
}

test.each([PLAIN, SECURE])("a session in the cookie %s says who asks", async (name) => {
  const ana = await aViewer(db, { name: "Ana", epoch: 2 });
  const cookie = await cookieFor({ sub: ana.userId, epoch: 2 }, { name });
  expect((await contextWith({ cookie })).viewer).toEqual({ userId: ana.userId, name: "Ana", role: "user" });
});

test("a role that was given since counts at once", async () => {
  const ana = await aViewer(db, { role: "administrator" });
  const cookie = await cookieFor({ sub: ana.userId, epoch: 0 });
  expect((await contextWith({ cookie })).viewer?.role).toBe("administrator");
});

test("a session of an earlier epoch is nobody's", async () => {
  const ana = await aViewer(db, { epoch: 3 });
  const cookie = await cookieFor({ sub: ana.userId, epoch: 2 });
  expect((await contextWith({ cookie })).viewer).toBeUndefined();
});

test("a session that was read before ends with its epoch, and when it runs out", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const ana = await aViewer(db);
    const cookie = await cookieFor({ sub: ana.userId, epoch: 0 }, { maxAge: 60 });
    expect((await contextWith({ cookie })).viewer).toBeDefined();
    vi.setSystemTime(Date.now() + 61_000);
    expect((await contextWith({ cookie })).viewer).toBeUndefined();
    const other = await cookieFor({ sub: ana.userId, epoch: 0 });
    expect((await contextWith({ cookie: other })).viewer).toBeDefined();
    await db.update(users).set({ epoch: 1 }).where(eq(users.id, ana.userId));
    expect((await contextWith({ cookie: other })).viewer).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test("a session of a deleted account is nobody's", async () => {
  const ana = await aViewer(db, { email: null, deletedAt: new Date() });
  const cookie = await cookieFor({ sub: ana.userId, epoch: 0 });
  expect((await contextWith({ cookie })).viewer).toBeUndefined();
});

test("a session that was signed with another secret is nobody's", async () => {
  const ana = await aViewer(db);
  const cookie = await cookieFor({ sub: ana.userId, epoch: 0 }, { secret: "another secret, as long as the first" });
  expect((await contextWith({ cookie })).viewer).toBeUndefined();
});

test("a session that is over is nobody's", async () => {
  const ana = await aViewer(db);
  const cookie = await cookieFor({ sub: ana.userId, epoch: 0 }, { maxAge: -60 });
  expect((await contextWith({ cookie })).viewer).toBeUndefined();
});

test("a session that is not in our form is nobody's", async () => {
  const { userId } = await aViewer(db);
  for (const token of [{ sub: userId }, { sub: "1", epoch: 0 }, { sub: userId, epoch: "0" }]) {
    expect((await contextWith({ cookie: await cookieFor(token) })).viewer).toBeUndefined();
  }
  expect((await contextWith({ cookie: `${PLAIN}=garbage` })).viewer).toBeUndefined();
});

test("a paired tablet is known by the hash of its token", async () => {
  const { viewer, pairingHash } = await contextWith({ cookie: "a=1; dugout-pairing=token-of-the-tablet" });
  expect(viewer).toBeUndefined();
  expect(pairingHash).toBe(createHash("sha256").update("token-of-the-tablet").digest("hex"));
});

test("without cookies one is a visitor", async () => {
  await expect(contextWith({})).resolves.toMatchObject({
    viewer: undefined,
    pairingHash: undefined,
    address: "unknown",
  });
});

test("of several forwarded addresses the last counts: the others anybody could have written", async () => {
  const { address } = await contextWith({ "x-forwarded-for": "1.2.3.4, 5.6.7.8, 10.0.0.4" });
  expect(address).toBe("10.0.0.4");
});
