import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aUser } from "@/db/factories";
import { auditEntries } from "@/db/schema";
import { testConnection } from "@/db/testing";
import type { Viewer } from "../context";
import { callerFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";

let db: Db;
let administrator: Viewer;

beforeEach(async () => {
  const connection = await testConnection();
  db = connection.db;
  setTestRuntime(connection);
  administrator = await aViewer(db, { name: "Ola", email: "ola@example.org", role: "administrator" });
});

const people = () => callerFor(db, administrator).accounts;

test("an administrator sees the accounts by name, without the deleted ones", async () => {
  const ana = await aUser(db, { name: "Ana", email: "ana@example.org" });
  await aUser(db, { name: "Former coach", email: null, deletedAt: new Date() });
  await expect(people().list({})).resolves.toEqual({
    accounts: [
      { userId: ana.id, name: "Ana", email: "ana@example.org", role: "user" },
      { userId: administrator.userId, name: "Ola", email: "ola@example.org", role: "administrator" },
    ],
    total: 2,
    pages: 1,
  });
});

test.each([
  ["AN", ["Ana"]],
  ["@club.example", ["Ben"]],
  ["100%", ["100% Orc"]],
  ["_", []],
])("the search for '%s' finds %j", async (search, names) => {
  await aUser(db, { name: "Ana" });
  await aUser(db, { name: "Ben", email: "ben@club.example" });
  await aUser(db, { name: "100% Orc" });
  const { accounts } = await people().list({ search });
  expect(accounts.map(({ name }) => name)).toEqual(names);
});

test("there are fifty on a page", async () => {
  for (let number = 10; number < 62; number += 1) await aUser(db, { name: `User ${number}` });
  const { accounts, pages, total } = await people().list({ page: 2 });
  expect({ names: accounts.map(({ name }) => name), pages, total }).toEqual({
    names: ["User 59", "User 60", "User 61"],
    pages: 2,
    total: 53,
  });
});

test("a role is given, and who gave it is in the audit log", async () => {
  const { userId } = await aViewer(db);
  await people().giveRole({ userId, role: "administrator" });
  await expect(people().list({})).resolves.toMatchObject({
    accounts: [{ role: "administrator" }, { userId, role: "administrator" }],
  });
  expect(await db.select().from(auditEntries)).toEqual([
    expect.objectContaining({
      userId: administrator.userId,
      action: "role-given",
      before: "user",
      after: "administrator",
    }),
  ]);
});

test("the last administrator stays one", async () => {
  const { giveRole } = people();
  await expect(giveRole({ userId: administrator.userId, role: "user" })).rejects.toThrow("last-administrator");
});
