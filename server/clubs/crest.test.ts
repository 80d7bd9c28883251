import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { files } from "@/db/schema";
import { testConnection } from "@/db/testing";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;

beforeEach(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

const image = async (background: string) =>
  (
    await sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString("base64");

const hashes = async () => (await db.select({ hash: files.hash }).from(files)).map(({ hash }) => hash);

test("a coach's image is the crest wherever the club is shown, until another one replaces it", async () => {
  const { league, coaches, clubIds } = await anEvening(db);
  const [clubId = ""] = clubIds;
  const coach = callerFor(db, coaches[0]);
  const first = await coach.clubs.uploadCrest({ clubId, image: await image("#7a1f3d") });
  const { club } = await callerFor(db).public.club({ league: league.slug, club: "club-1" });
  expect(club.crest).toEqual(first);
  expect(await hashes()).toEqual([first.file]);
  const second = await coach.clubs.uploadCrest({ clubId, image: await image("#1c78c0") });
  expect(await hashes()).toEqual([second.file]);
  await coach.clubs.change({ clubId, crest: { shape: "round", pattern: "plain", colours: ["#000000", "#ffffff"] } });
  expect(await hashes()).toEqual([]);
});

test("an organiser may remove a crest; an image that another club shows stays", async () => {
  const { league, organiser, coaches, clubIds } = await anEvening(db);
  const [one = "", other = ""] = clubIds;
  const same = await image("#0f7a78");
  const { file } = await callerFor(db, coaches[0]).clubs.uploadCrest({ clubId: one, image: same });
  await callerFor(db, coaches[1]).clubs.uploadCrest({ clubId: other, image: same });
  const office = callerFor(db, organiser);
  await office.clubs.removeCrest({ clubId: one });
  expect(await hashes()).toEqual([file]);
  expect((await callerFor(db).public.club({ league: league.slug, club: "club-1" })).club.crest).toBeUndefined();
  await office.clubs.removeCrest({ clubId: other });
  expect(await hashes()).toEqual([]);
});

test("a file that is no image changes nothing", async () => {
  const { coaches, clubIds } = await anEvening(db);
  const [clubId = ""] = clubIds;
  const text = Buffer.from("a text").toString("base64");
  await expect(callerFor(db, coaches[0]).clubs.uploadCrest({ clubId, image: text })).rejects.toMatchObject({
    cause: { code: "not-an-image" },
  });
  expect(await hashes()).toEqual([]);
});
