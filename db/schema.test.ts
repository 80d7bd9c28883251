import { beforeAll, expect, test } from "vitest";
import type { Db } from "./client";
import { leagues, memberships, users } from "./schema";
import { testConnection } from "./testing";

let db: Db;
beforeAll(async () => {
  db = (await testConnection()).db;
});

const constraintOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String(cause);
};

test("a slug names one league", async () => {
  const league = { slug: "cellar", name: "Cellar", timeZone: "Europe/Berlin" };
  await db.insert(leagues).values(league);
  expect(await constraintOf(db.insert(leagues).values(league))).toContain("a_slug_names_one_league");
});

test("a slug has no capitals or blanks", async () => {
  const league = { slug: "The Cellar", name: "Cellar", timeZone: "Europe/Berlin" };
  expect(await constraintOf(db.insert(leagues).values(league))).toContain("league_slugs_are_plain");
});

test("an address has one account, whatever its capitals", async () => {
  await db.insert(users).values({ email: "ana@example.org", name: "Ana" });
  expect(await constraintOf(db.insert(users).values({ email: "ana@example.org", name: "Bea" }))).toContain(
    "an_address_has_one_account",
  );
  expect(await constraintOf(db.insert(users).values({ email: "Ana@example.org", name: "Bea" }))).toContain(
    "addresses_are_lower_case",
  );
});

test("a person has one role in a league", async () => {
  const [league] = await db.insert(leagues).values({ slug: "a", name: "A", timeZone: "UTC" }).returning();
  const [user] = await db.insert(users).values({ email: "c@example.org", name: "C" }).returning();
  if (league === undefined || user === undefined) throw new Error("insert returned no row");
  await db.insert(memberships).values({ leagueId: league.id, userId: user.id, role: "coach" });
  const again = db.insert(memberships).values({ leagueId: league.id, userId: user.id, role: "organiser" });
  expect(await constraintOf(again)).toContain("memberships");
});
