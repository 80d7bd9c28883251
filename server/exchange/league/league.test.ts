import { eq, getTableName } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { aUser } from "@/db/factories";
import { clubEntries, clubs, competitions, leagues, plays, results, users } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { foldClub, treasuryOf } from "@/engine/blood-bowl";
import { digestOf } from "@/engine/core/export";
import { loadBooks } from "../../clubs/book";
import { standingsOf } from "../../competitions/get-standings";
import { playFixture } from "../../demo/play-fixture";
import { foldedAfresh } from "../../plays/folded";
import { loadLines } from "../../plays/store";
import { anEvening } from "../../testing/evening";
import { callerFor, setTestRuntime } from "../../testing/runtime";
import { aViewer } from "../../testing/viewer";
import { checkEverything } from "../check";
import { TABLES } from "../tables";
import { LEAGUE_TABLES } from "./league-tables";

const AT = Date.UTC(2026, 8, 1, 18);
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

let db: Db;
beforeEach(async () => {
  await aFreshDatabase();
});

async function aFreshDatabase(): Promise<void> {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
}

/** Ids do not matter, only which of them are the same. */
function withoutIds(value: unknown): unknown {
  const seen = new Map<string, string>();
  const text = JSON.stringify(value).replace(UUID, (id) => {
    seen.set(id, seen.get(id) ?? `id-${seen.size}`);
    return seen.get(id) ?? "";
  });
  return JSON.parse(text);
}

/** Everything that is folded in a league: its tables, the clubs with rosters and treasuries, the ends of its plays. */
async function foldsOf(leagueId: string) {
  const tables = [];
  const ends = [];
  for (const { id, name } of await db.select().from(competitions).where(eq(competitions.leagueId, leagueId))) {
    const { table, entries, form } = await standingsOf(db, id);
    const names = new Map(entries.map((entry) => [entry.id, entry.name]));
    const rows = table.rows.map((row) => ({ ...row, entry: names.get(row.entry) }));
    tables.push({ name, rows, form: rows.map(({ entry }, at) => [entry, form[table.rows[at]?.entry ?? ""]]) });
    for (const play of await db.select().from(plays).where(eq(plays.competitionId, id))) {
      if (play.finishedAt === null) continue;
      const { state } = await foldedAfresh(db, play);
      ends.push({ version: play.version, seeds: play.seeds, state });
    }
  }
  const own = await db.select().from(clubs).where(eq(clubs.leagueId, leagueId)).orderBy(clubs.name);
  const books = await loadBooks(
    db,
    own.map(({ id }) => id),
  );
  const houses = own.map(({ id, name }) => {
    const entries = (books.get(id) ?? []).map(({ entry }) => entry);
    return { name, club: foldClub(entries), treasury: treasuryOf(entries) };
  });
  return withoutIds({ tables, houses, ends });
}

/** A league with a match that was played through, one that is on, a typed result, news, and what was done. */
async function aFullLeague() {
  const evening = await anEvening(db, ["human", "orc"], "double-round-robin");
  const office = callerFor(db, evening.organiser);
  const { leagueId } = { leagueId: evening.league.id };
  const { fixtures } = await office.competitions.get({ competitionId: evening.competitionId });
  await playFixture(db, { fixtureId: fixtures[0]?.id ?? "", index: 0, at: AT, untilHalfTime: false });
  const cup = await office.competitions.create({
    leagueId,
    name: "Evening Cup",
    game: "lastuf-futbol",
    edition: "rulebook",
  });
  const people = evening.coaches.map(({ userId }) => ({ kind: "coach" as const, coachId: userId }));
  await office.competitions.enterPeople({ competitionId: cup.competitionId, people });
  await office.competitions.makeCalendar({ competitionId: cup.competitionId });
  const [evenings] = (await office.competitions.get({ competitionId: cup.competitionId })).fixtures;
  await office.fixtures.typeResult({ fixtureId: evenings?.id ?? "", kind: "played", scores: [2, 1], reason: "paper" });
  await office.news.write({ leagueId, title: "Welcome", body: "It *begins*." });
  await office.leagues.invite({ leagueId });
  return { ...evening, office, leagueId, openId: fixtures[1]?.id ?? "" };
}

test("a league that went out comes in on another server with the same folds", async () => {
  const { office, leagueId, openId } = await aFullLeague();
  const before = await foldsOf(leagueId);
  expect(before).toMatchObject({ tables: [{}, {}], houses: [{}, {}], ends: [{}] });
  await playFixture(db, { fixtureId: openId, index: 1, at: AT + 86_400_000, untilHalfTime: true });
  const { text, fileName } = await office.exchange.exportLeague({ leagueId });
  expect(fileName).toMatch(/^league-\d+\.json$/);
  const logs = await digests();

  await aFreshDatabase();
  const viewer = await aViewer(db, { name: "Somebody else" });
  const { slug } = await callerFor(db, viewer).exchange.importLeague({ text });
  const [league] = await db.select().from(leagues).where(eq(leagues.slug, slug));
  if (league === undefined) throw new Error("the league is not there");
  expect(league.id).not.toBe(leagueId);
  expect(await foldsOf(league.id)).toEqual(before);
  expect(logs).toEqual(expect.arrayContaining(await digests()));
  expect((await checkEverything(db)).disagreements).toEqual([]);
  const caller = callerFor(db, viewer);
  expect((await caller.leagues.members({ leagueId: league.id })).map(({ name, role }) => [name, role])).toEqual([
    ["Ines", "coach"],
    ["Olga", "coach"],
    ["Somebody else", "organiser"],
    ["Tomás", "coach"],
  ]);
  expect((await caller.public.news({ league: slug })).posts).toMatchObject([{ title: "Welcome" }]);
  const { entries } = await caller.leagues.audit({ leagueId: league.id });
  expect(entries[0]).toMatchObject({ action: "league-imported", by: "Somebody else" });
  expect(entries.map(({ action }) => action)).toContain("result-typed");
}, 60_000);

async function digests(): Promise<string[]> {
  const logs = [];
  for (const { id } of await db.select().from(plays)) logs.push(digestOf(withoutIdsIn(await loadLines(db, id))));
  return logs;
}

const withoutIdsIn = (lines: readonly { readonly event: unknown }[]) =>
  lines.map(({ event }) => ({ event: withoutIds(event) }));

test("every table goes along with its league, or is of the installation", () => {
  const ofInstallation = [
    ...["users", "account_links", "password_resets", "attempts", "files", "race_holds", "pairings", "invitations"],
    ...["hooks", "deliveries", "mail_wishes"],
  ];
  const known = [...LEAGUE_TABLES.map(({ table }) => getTableName(table)), ...ofInstallation];
  expect(known.sort()).toEqual(TABLES.map((table) => getTableName(table)).sort());
});

test("no address, no secret and no link leaves, and a match under way stays behind", async () => {
  const { office, leagueId, openId, coaches } = await aFullLeague();
  await db.update(users).set({ passwordHash: "a-hash-of-a-password" });
  await playFixture(db, { fixtureId: openId, index: 1, at: AT, untilHalfTime: true });
  const [open] = await db.select().from(plays).where(eq(plays.fixtureId, openId));
  const invitations = await office.leagues.invitations({ leagueId });
  const { text } = await office.exchange.exportLeague({ leagueId });
  expect(JSON.parse(text)).toMatchObject({ playsLeftOut: 1 });
  const secrets = [...(open?.seeds ?? []).map(({ seedHex }) => seedHex), ...invitations.map(({ token }) => token)];
  expect(secrets).toHaveLength(3);
  for (const secret of [...secrets, "@example.org", "a-hash-of-a-password", open?.id ?? ""])
    expect(text).not.toContain(secret);
  await expect(callerFor(db, coaches[0]).exchange.exportLeague({ leagueId })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
}, 60_000);

test("beside the league that it came from, a document makes another one of other ids and coaches", async () => {
  const { office, organiser, leagueId, clubIds } = await aFullLeague();
  const { text } = await office.exchange.exportLeague({ leagueId });
  const { slug } = await callerFor(db, organiser).exchange.importLeague({ text });
  const both = await db.select().from(clubs);
  expect(both).toHaveLength(4);
  const fresh = both.filter(({ id }) => !clubIds.includes(id));
  const coachesBefore = both.flatMap(({ id, coachId }) => (clubIds.includes(id) ? [coachId] : []));
  expect(fresh.map(({ name }) => name).sort()).toEqual(["Club 1", "Club 2"]);
  for (const { coachId } of fresh) expect(coachesBefore).not.toContain(coachId);
  const [league] = await db.select().from(leagues).where(eq(leagues.slug, slug));
  expect(await foldsOf(league?.id ?? "")).toEqual(await foldsOf(leagueId));
}, 60_000);

test("a broken document is refused with the place of what is wrong, and nothing was made", async () => {
  const { office, leagueId } = await aFullLeague();
  const { text } = await office.exchange.exportLeague({ leagueId });
  const document = JSON.parse(text);
  const viewer = await aViewer(db);
  const caller = callerFor(db, viewer);
  const counted = async () => [
    (await db.select().from(leagues)).length,
    (await db.select().from(users)).length,
    (await db.select().from(results)).length,
    (await db.select().from(clubEntries)).length,
  ];
  const before = await counted();
  const refusal = async (sent: string) => {
    const error: unknown = await caller.exchange.importLeague({ text: sent }).catch((thrown: unknown) => thrown);
    if (!(error instanceof Error)) return "it was taken";
    const { cause } = error;
    return [error.message, cause instanceof Error && "detail" in cause ? cause.detail : undefined];
  };
  const broken = (change: (one: typeof document) => void) => {
    const copy = structuredClone(document);
    change(copy);
    return refusal(JSON.stringify(copy));
  };
  expect(await refusal("{ nothing")).toEqual(["document-not-json", {}]);
  expect(await refusal('{"dugout":"backup"}')).toEqual(["document-unknown", {}]);
  expect(await broken((one) => Object.assign(one, { format: 9 }))).toEqual(["document-newer", { format: 9 }]);
  const at = (path: string) => ({ path });
  expect(await broken((one) => delete one.people[0].name)).toEqual(["document-wrong", at("people[0].name")]);
  expect(await broken((one) => delete one.tables.results[1].kind)).toEqual([
    "document-missing",
    at("tables.results[1].kind"),
  ]);
  expect(await broken((one) => Object.assign(one.tables.results[0].sides[1], { score: "two" }))).toEqual([
    "document-wrong",
    at("tables.results[0].sides[1].score"),
  ]);
  expect(await broken((one) => Object.assign(one.tables.clubs[0], { extra: 1 }))).toEqual([
    "document-unknown-field",
    at("tables.clubs[0].extra"),
  ]);
  const stranger = (await aUser(db)).id;
  expect(await broken((one) => Object.assign(one.tables.clubs[0], { coachId: stranger }))).toEqual([
    "document-unknown-id",
    at("tables.clubs[0].coachId"),
  ]);
  expect(await broken((one) => Object.assign(one.tables.playEvents[3].event, { type: "unheard-of" }))).toEqual([
    "document-does-not-fold",
    at("tables.plays[0]"),
  ]);
  expect(await broken((one) => one.tables.rounds.push({ ...one.tables.rounds[0] }))).toEqual([
    "document-does-not-fit",
    at("tables.rounds"),
  ]);
  expect(await counted()).toEqual([before[0], (before[1] ?? 0) + 1, before[2], before[3]]);
}, 60_000);
