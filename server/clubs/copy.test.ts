import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "@/db/client";
import { clubEntries } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { playFixture } from "../demo/play-fixture";
import { checkEverything } from "../exchange/check";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

const START = Date.UTC(2026, 8, 1, 18);

/** Two clubs that have met once, and a friendly that nobody has entered yet. */
async function aLeagueWithFriendlies() {
  const connection = await testConnection();
  setTestRuntime(connection);
  const { db } = connection;
  const evening = await anEvening(db);
  await playFixture(db, { fixtureId: evening.fixtureId, index: 20, at: START, untilHalfTime: false });
  const office = callerFor(db, evening.organiser, START + 1_000);
  const { competitionId: friendlyId } = await office.competitions.create({
    leagueId: evening.league.id,
    name: "Midweek",
    game: "blood-bowl",
    edition: "league-document",
    options: { friendly: true },
    format: "round-robin",
  });
  return { db, evening, office, friendlyId, coach: callerFor(db, evening.coaches[0], START + 1_000) };
}

const bookOf = (db: Db, clubId: string) =>
  db.select().from(clubEntries).where(eq(clubEntries.clubId, clubId)).orderBy(asc(clubEntries.seq));

test("a copy is the club as it stands, of the same coach, and says what it is", async () => {
  const { db, evening, coach } = await aLeagueWithFriendlies();
  const [clubId = ""] = evening.clubIds;
  const made = await coach.clubs.copy({ clubId, name: "Club 1 (copy)" });
  const [original, copy] = [await coach.clubs.get({ clubId }), await coach.clubs.get({ clubId: made.clubId })];
  expect(copy.club).toEqual(original.club);
  expect(copy.club?.players.some(({ sppEarned }) => sppEarned > 0)).toBe(true);
  expect(copy.row.coachId).toBe(evening.coaches[0].userId);
  const shown = await callerFor(db).public.club({ league: evening.league.slug, club: made.slug });
  expect(shown.club.copy).toEqual({ of: "Club 1", at: START + 1_000 });
  expect((await coach.clubs.list({ leagueId: evening.league.id })).map(({ name, copyOf }) => [name, copyOf])).toEqual([
    ["Club 1", null],
    ["Club 1 (copy)", "Club 1"],
    ["Club 2", null],
  ]);
  await expect(coach.clubs.copy({ clubId, name: "Club 2" })).rejects.toMatchObject({
    cause: { code: "club-name-taken" },
  });
});

test("a copy plays friendlies and nothing else", async () => {
  const { db, evening, office, coach, friendlyId } = await aLeagueWithFriendlies();
  const [clubId = ""] = evening.clubIds;
  const { clubId: copyId } = await coach.clubs.copy({ clubId, name: "Club 1 (copy)" });
  const { competitionId } = await office.competitions.create({
    leagueId: evening.league.id,
    name: "Second Cup",
    game: "blood-bowl",
    edition: "league-document",
    format: "round-robin",
  });
  const refused = { cause: { code: "copy-plays-friendlies", detail: { club: "Club 1 (copy)" } } };
  const enter = (id: string) => office.competitions.enterClubs({ competitionId: id, clubIds: [copyId] });
  await expect(enter(competitionId)).rejects.toMatchObject(refused);
  expect(await enter(friendlyId)).toEqual({ entered: 1 });
  const { boards } = await callerFor(db).public.league({ league: evening.league.slug });
  const marked = boards.flatMap(({ entries }) => entries.filter(({ isCopy }) => isCopy));
  expect(marked.map(({ name }) => name)).toEqual(["Club 1 (copy)"]);
  const count = office.competitions.changeOptions({ competitionId: friendlyId, options: { friendly: false } });
  await expect(count).rejects.toMatchObject(refused);
});

test("what a copy plays changes nothing of the club, and no record or rating of the league counts it", async () => {
  const { db, evening, office, coach, friendlyId } = await aLeagueWithFriendlies();
  const [clubId = "", otherId = ""] = evening.clubIds;
  const { clubId: copyId } = await coach.clubs.copy({ clubId, name: "Club 1 (copy)" });
  const opponent = callerFor(db, evening.coaches[1], START + 1_000);
  const { clubId: otherCopyId } = await opponent.clubs.copy({ clubId: otherId, name: "Club 2 (copy)" });
  const read = async () => {
    const visitor = callerFor(db);
    const records = await visitor.public.records({ league: evening.league.slug });
    return {
      records: { ...records, competitions: [] },
      ratings: (await visitor.public.coaches({ league: evening.league.slug })).ratings,
      books: [await bookOf(db, clubId), await bookOf(db, otherId)],
    };
  };
  const before = await read();
  await office.competitions.enterClubs({ competitionId: friendlyId, clubIds: [copyId, otherCopyId] });
  await office.competitions.makeCalendar({ competitionId: friendlyId });
  const { fixtures } = await office.competitions.get({ competitionId: friendlyId });
  await playFixture(db, { fixtureId: fixtures[0]?.id ?? "", index: 30, at: START + 2_000, untilHalfTime: false });
  const played = await office.competitions.get({ competitionId: friendlyId });
  expect(played.fixtures.map(({ kind }) => kind)).toEqual(["played"]);
  expect(await read()).toEqual(before);
  expect((await checkEverything(db)).disagreements).toEqual([]);
});
