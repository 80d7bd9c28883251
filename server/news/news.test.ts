import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;
let dropped: string[];

beforeAll(async () => {
  const connection = await testConnection();
  db = connection.db;
  dropped = setTestRuntime(connection).dropped;
});

test("what the organiser tells is public at once, newest first, and its pages are made anew", async () => {
  const { league, organiser } = await anEvening(db);
  const office = callerFor(db, organiser);
  const { public: visitor } = callerFor(db);
  dropped.length = 0;
  const { newsId } = await office.news.write({ leagueId: league.id, title: "Season opens", body: "On **Tuesday**." });
  expect(dropped).toContain(`league:${league.id}`);
  await office.news.write({ leagueId: league.id, title: "Season opens", body: "Again." });
  const { posts } = await visitor.news({ league: league.slug });
  expect(posts.map(({ slug }) => slug).sort()).toEqual(["season-opens", "season-opens-2"]);
  await office.news.change({ leagueId: league.id, newsId, title: "The season opens", body: "On Wednesday." });
  const { post } = await visitor.post({ league: league.slug, post: "season-opens" });
  expect(post).toMatchObject({ title: "The season opens", body: "On Wednesday.", changedAt: expect.any(Number) });
  await office.news.remove({ leagueId: league.id, newsId });
  await expect(visitor.post({ league: league.slug, post: "season-opens" })).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: "news-not-found",
  });
  const { entries } = await office.leagues.audit({ leagueId: league.id });
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["news-written", "news-changed", "news-removed"]),
  );
});

test("nobody changes the news of another league, or tells something as a coach", async () => {
  const one = await anEvening(db);
  const other = await anEvening(db);
  const { newsId } = await callerFor(db, one.organiser).news.write({
    leagueId: one.league.id,
    title: "Ours",
    body: "Own",
  });
  const stranger = callerFor(db, other.organiser);
  await expect(
    stranger.news.change({ leagueId: other.league.id, newsId, title: "Theirs", body: "Not so" }),
  ).rejects.toMatchObject({ message: "news-not-found" });
  await expect(
    callerFor(db, one.coaches[0]).news.write({ leagueId: one.league.id, title: "Mine", body: "No" }),
  ).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("clubs, coaches and players can be found by name, and nothing else is told of them", async () => {
  const { league, coaches } = await anEvening(db);
  const names = await callerFor(db).public.names({ league: league.slug });
  expect(names.clubs.map(({ name }) => name)).toEqual(["Club 1", "Club 2"]);
  expect(names.coaches.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["ines", "tomas"]));
  expect(names.players.length).toBeGreaterThan(20);
  for (const { userId } of coaches) expect(JSON.stringify(names)).not.toContain(userId);
});
