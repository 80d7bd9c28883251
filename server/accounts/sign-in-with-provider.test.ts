import { beforeEach, expect, test } from "vitest";
import type { Connection } from "@/db/connect";
import { aLeague, anInvitation, aUser } from "@/db/factories";
import { accountLinks, users } from "@/db/schema";
import { testConnection } from "@/db/testing";
import type { Viewer } from "../context";
import { readEnv } from "../env";
import { setRuntime } from "../runtime";
import { contextFor, setTestRuntime } from "../testing/runtime";
import { aViewer } from "../testing/viewer";
import { signInWithProvider, type Vouched } from "./sign-in-with-provider";

const ANA: Vouched = {
  provider: "github",
  providerAccountId: "4711",
  email: "Ana@example.org",
  name: "Ana",
  invitation: undefined,
  locale: "fr",
};
let connection: Connection;

beforeEach(async () => {
  connection = await testConnection();
  setTestRuntime(connection);
});

const comeIn = (change: Partial<Vouched> = {}, viewer?: Viewer) =>
  signInWithProvider(contextFor(connection.db, viewer), { ...ANA, ...change });
const link = (userId: string) =>
  connection.db.insert(accountLinks).values({ provider: "github", providerAccountId: "4711", userId });
const openSignUp = () => setRuntime({ ...setTestRuntime(connection), env: readEnv({ DUGOUT_OPEN_SIGN_UP: "on" }) });

test("a linked account is signed in, whatever address the provider names", async () => {
  const { id: userId } = await aUser(connection.db, { epoch: 2 });
  await link(userId);
  await expect(comeIn({ email: "other@example.org" })).resolves.toEqual({ userId, epoch: 2 });
});

test("a stranger with a link into a league gets an account without a password", async () => {
  const { token } = await anInvitation(connection.db, (await aLeague(connection.db)).id);
  const { userId } = await comeIn({ invitation: token });
  expect(await connection.db.select().from(users)).toContainEqual(
    expect.objectContaining({ id: userId, email: "ana@example.org", name: "Ana", locale: "fr", passwordHash: null }),
  );
  await expect(comeIn()).resolves.toEqual({ userId, epoch: 0 });
});

test("a stranger gets an account where sign-up is open", async () => {
  openSignUp();
  await expect(comeIn()).resolves.toMatchObject({ epoch: 0 });
});

test("a name that cannot be used gives way to the part before the @", async () => {
  openSignUp();
  await comeIn({ name: null });
  expect(await connection.db.select().from(users)).toEqual([expect.objectContaining({ name: "ana" })]);
});

test("a stranger without a link is refused, and nothing is stored", async () => {
  await expect(comeIn()).rejects.toMatchObject({ kind: "FORBIDDEN", code: "invitation-needed" });
  await expect(comeIn({ invitation: "no-such-invitation" })).rejects.toThrow("invitation-needed");
  expect(await connection.db.select().from(users)).toEqual([]);
});

test("an address that has an account is not taken over", async () => {
  openSignUp();
  await aUser(connection.db, { email: "ana@example.org" });
  await expect(comeIn()).rejects.toMatchObject({ kind: "CONFLICT", code: "address-has-account" });
  expect(await connection.db.select().from(accountLinks)).toEqual([]);
});

test("its owner, signed in, links the provider", async () => {
  const ana = await aViewer(connection.db, { email: "ana@example.org" });
  await expect(comeIn({}, ana)).resolves.toEqual({ userId: ana.userId, epoch: 0 });
  await expect(comeIn()).resolves.toEqual({ userId: ana.userId, epoch: 0 });
});

test("somebody who is known at the provider is signed in as who they are there", async () => {
  const { id: userId } = await aUser(connection.db);
  await link(userId);
  await expect(comeIn({}, await aViewer(connection.db))).resolves.toEqual({ userId, epoch: 0 });
});

test("without an address there is no account", async () => {
  openSignUp();
  await expect(comeIn({ email: null })).rejects.toMatchObject({ code: "provider-gave-no-address" });
});
