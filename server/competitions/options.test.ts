import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { edition, quickDraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { anEvening } from "../testing/evening";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;

beforeAll(async () => {
  const connection = await testConnection();
  db = connection.db;
  setTestRuntime(connection);
});

test("house rules may change until the first match starts, and are pinned from then on", async () => {
  const { organiser, competitionId, fixtureId } = await anEvening(db);
  const office = callerFor(db, organiser);
  await office.competitions.changeOptions({ competitionId, options: { "concession-fans": "both", "roster-size": 18 } });
  await office.competitions.changeOptions({ competitionId, options: { "roster-size": 14 } });
  const { options } = await office.competitions.get({ competitionId });
  expect(options).toMatchObject({ "concession-fans": "both", "roster-size": 14, "draft-budget": 1_000_000 });
  await expect(
    office.competitions.changeOptions({ competitionId, options: { "roster-size": 3 } }),
  ).rejects.toMatchObject({ message: "unknown-option" });
  await office.plays.start({ fixtureId });
  await expect(office.competitions.changeOptions({ competitionId, options: {} })).rejects.toMatchObject({
    message: "options-are-pinned",
  });
});

test("[BB-125] bonus points of the house rules are those of the table; what was set by hand stays", async () => {
  const { organiser, league } = await anEvening(db);
  const office = callerFor(db, organiser);
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Bonus Cup",
    game: "blood-bowl",
    edition: "official-2025",
    options: { "bonus-touchdowns": 1, "bonus-casualties": 2, "bonus-cap": 2 },
  });
  const pointsNow = async () => (await office.competitions.get({ competitionId })).tableRules.rules.points;
  expect(await pointsNow()).toEqual({
    win: 3,
    draw: 1,
    loss: 0,
    bonuses: [
      { kind: "scored", atLeast: 3, points: 1 },
      { kind: "tally", tally: "casualties", atLeast: 3, points: 2 },
    ],
    bonusCap: 2,
  });
  const { rules } = (await office.competitions.get({ competitionId })).tableRules;
  const byHand = { ...rules, points: { ...rules.points, win: 4 } };
  await office.tables.changeRules({ competitionId, rules: byHand, reason: "voted" });
  await office.competitions.changeOptions({ competitionId, options: { resurrection: true } });
  expect(await pointsNow()).toEqual(byHand.points);
  await office.competitions.changeOptions({ competitionId, options: { "bonus-touchdowns": 0, "bonus-casualties": 0 } });
  expect(await pointsNow()).toEqual({ win: 4, draw: 1, loss: 0 });
});

test("a draft under way goes on by the house rules that its competition has now", async () => {
  const { organiser, league, coaches } = await anEvening(db);
  const office = callerFor(db, organiser);
  const coach = callerFor(db, coaches[0]);
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Rich Cup",
    game: "blood-bowl",
    edition: "league-document",
  });
  const { clubId } = await coach.clubs.create({ leagueId: league.id, name: "Late Club", competitionId });
  await office.competitions.changeOptions({ competitionId, options: { "draft-budget": 1_100_000 } });
  const { progress } = await coach.clubs.get({ clubId });
  const rules = edition("league-document", progress?.options);
  expect(rules.draft.budget).toBe(1_100_000);
  await coach.clubs.finishDraft({ clubId, draft: quickDraft("human", rules, seededDice(3)) });
});
