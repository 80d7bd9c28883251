import { beforeEach, expect, test } from "vitest";
import type { Connection } from "@/db/connect";
import { aUser } from "@/db/factories";
import { auditEntries, users } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { runtime } from "../runtime";
import { callerFor, setTestRuntime } from "../testing/runtime";
import type { SetUp } from "./schema";

const AT = Date.UTC(2026, 8, 1, 18);
const OLA: SetUp = {
  code: "abcdefgh23",
  name: "Ola",
  email: "ola@example.org",
  password: "the whole roof",
  locale: "en",
};
let connection: Connection;

beforeEach(async () => {
  connection = await testConnection();
  setTestRuntime(connection).setupCode = "abcdefgh23";
});

const visitor = (at = AT) => callerFor(connection.db, undefined, at).accounts;
const everybody = () => connection.db.select().from(users);

test("whoever has the code becomes the administrator, and the code is spent", async () => {
  await expect(visitor().needsSetUp()).resolves.toBe(true);
  const { userId } = await visitor().setUp(OLA);
  expect(await everybody()).toEqual([expect.objectContaining({ id: userId, name: "Ola", role: "administrator" })]);
  expect(await connection.db.select().from(auditEntries)).toEqual([
    expect.objectContaining({ userId, action: "installation-set-up" }),
  ]);
  expect(runtime().setupCode).toBeUndefined();
  await expect(visitor().needsSetUp()).resolves.toBe(false);
});

test("the code may be typed in capitals and in groups", async () => {
  await expect(visitor().setUp({ ...OLA, code: " ABCDE-FGH 23" })).resolves.toHaveProperty("userId");
});

test("a wrong code is refused and nothing is stored", async () => {
  await expect(visitor().setUp({ ...OLA, code: "abcdefgh24" })).rejects.toMatchObject({ message: "wrong-code" });
  expect(await everybody()).toEqual([]);
});

test("an installation is set up once, also when another process did it", async () => {
  await aUser(connection.db, { role: "administrator" });
  await expect(visitor().needsSetUp()).resolves.toBe(false);
  await expect(visitor().setUp(OLA)).rejects.toMatchObject({ code: "CONFLICT", message: "already-set-up" });
});

test("two who set up at once make one administrator", async () => {
  const answers = await Promise.allSettled([
    visitor().setUp(OLA),
    visitor().setUp({ ...OLA, email: "other@example.org" }),
  ]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await everybody()).toHaveLength(1);
});

test("a taken address leaves the code good for another try", async () => {
  await aUser(connection.db, { email: "ola@example.org" });
  await expect(visitor().setUp(OLA)).rejects.toThrow("address-taken");
  await expect(visitor().setUp({ ...OLA, email: "ola@example.com" })).resolves.toBeDefined();
});

test("guessing is over after ten tries, and allowed again fifteen minutes later", async () => {
  for (let time = 0; time < 10; time += 1) {
    await expect(visitor().setUp({ ...OLA, code: `guess${time}` })).rejects.toThrow("wrong-code");
  }
  await expect(visitor().setUp(OLA)).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    cause: { detail: { minutes: 15 } },
  });
  await expect(visitor(AT + 15 * 60_000).setUp(OLA)).resolves.toBeDefined();
});
