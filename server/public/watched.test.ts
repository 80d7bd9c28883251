import { beforeAll, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { testConnection } from "@/db/testing";
import { CARD_IDS, Command } from "@/engine/lastuf-futbol";
import { aPeopleLeague } from "../testing/people-league";
import { callerFor, setTestRuntime } from "../testing/runtime";

let db: Db;

beforeAll(async () => {
  const connection = await testConnection();
  setTestRuntime(connection);
  db = connection.db;
});

/** A duel of Lastuf Futbol with some turns behind it. */
async function aPlayedDuel(turns: number) {
  const made = await aPeopleLeague(db, "lastuf-futbol", ["Ana Prado", "Bert Lang"]);
  const { office, people, competitionId } = made;
  await office.competitions.makeCalendar({ competitionId });
  const [fixture] = (await office.competitions.get({ competitionId })).fixtures;
  const { playId } = await office.plays.start({ fixtureId: fixture?.id ?? "" });
  const callers = people.map((viewer) => callerFor(db, viewer));
  for (let n = 0; n < turns; n++) {
    for (const caller of callers) {
      const [seat = 0] = (await caller.plays.get({ playId })).mySeats;
      const { legal, version } = await caller.plays.get({ playId, seat });
      const may = legal.find(({ refusal }) => refusal === undefined);
      if (may === undefined) continue;
      const command = Command.parse(may.command);
      await caller.plays.act({ playId, commandId: `move-${n}-${seat}`, as: { kind: "seat", seat }, version, command });
    }
  }
  return { ...made, playId, callers };
}

test("[LF-124 LF-126] a card game is shown to everybody with what happened, and without a card that is hidden", async () => {
  const { league, playId, callers } = await aPlayedDuel(6);
  const shown = await callerFor(db).public.play({ league: league.slug, competition: "cup", playId });
  expect(shown.seats.map(({ name }) => name).sort()).toEqual(["Ana Prado", "Bert Lang"]);
  expect(shown.moments.length).toBeGreaterThan(5);
  const text = JSON.stringify(shown);
  const hidden = new Set<string>();
  for (const caller of callers) {
    const [seat = 0] = (await caller.plays.get({ playId })).mySeats;
    const { view } = await caller.plays.get({ playId, seat });
    const own = JSON.stringify(view);
    for (const card of CARD_IDS) {
      const isHeld = new RegExp(`"hand":\\[[^\\]]*"${card}"`).test(own);
      if (isHeld) hidden.add(card);
    }
  }
  expect(hidden.size).toBeGreaterThan(5);
  for (const card of hidden) expect(text, card).not.toContain(`"${card}"`);
});

test("people are called as the league wants it, in the table and at the table", async () => {
  const { league, office, playId } = await aPlayedDuel(1);
  await office.leagues.update({ leagueId: league.id, coachNames: "short" });
  const visitor = callerFor(db);
  const path = { league: league.slug, competition: "cup" };
  const shown = await visitor.public.play({ ...path, playId });
  expect(shown.seats.map(({ name }) => name).sort()).toEqual(["Ana P.", "Bert L."]);
  expect(shown.sides.map(({ name }) => name).sort()).toEqual(["Ana P.", "Bert L."]);
  const { entries } = await visitor.public.competition(path);
  expect(entries.map(({ name }) => name).sort()).toEqual(["Ana P.", "Bert L."]);
});

test("every match of a season leads to the one play of that season", async () => {
  const { league, office, competitionId } = await aPeopleLeague(db, "juego-de-la-liga", ["Ana", "Bert"]);
  const { playId } = await office.plays.startSeason({ competitionId });
  const visitor = callerFor(db);
  const path = { league: league.slug, competition: "cup" };
  const { liveSeason, rounds } = await visitor.public.competition(path);
  expect(liveSeason).toBe(playId);
  expect(rounds).toHaveLength(6);
  const { fixtures } = await visitor.public.calendar(path);
  expect(new Set(fixtures.map(({ seasonPlayId }) => seasonPlayId))).toEqual(new Set([playId]));
  const shown = await visitor.public.play({ ...path, playId });
  expect(shown.seats.map(({ name }) => name)).toEqual(["Ana", "Bert", "Norte", "Sur"]);
});
