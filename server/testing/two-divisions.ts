import type { Db } from "@/db/client";
import { aLeague, aMembership, aSeason, aUser } from "@/db/factories";
import { edition, quickDraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { callerFor } from "./runtime";

/** For tests: a league of two competitions with three drafted clubs each, every match settled: the first one wins all. */
export async function twoDivisions(db: Db) {
  const league = await aLeague(db);
  const season = await aSeason(db, league.id);
  const { id: userId, name } = await aUser(db, { name: "Olga" });
  await aMembership(db, league.id, userId, "organiser");
  const organiser = { userId, name, role: "user" as const };
  const office = callerFor(db, organiser);
  const competitions = [];
  for (const [level, label] of ["Upper", "Lower"].entries()) {
    const { competitionId } = await office.competitions.create({
      leagueId: league.id,
      name: label,
      game: "blood-bowl",
      edition: "league-document",
      options: { "redraft-cap": 1_350_000 },
    });
    const clubIds = [];
    for (const letter of ["A", "B", "C"]) {
      const { clubId } = await office.clubs.create({
        leagueId: league.id,
        name: `${label} ${letter}`,
        competitionId,
      });
      const draft = quickDraft("human", edition("league-document"), seededDice(level * 3 + clubIds.length + 1));
      await office.clubs.finishDraft({ clubId, draft });
      clubIds.push(clubId);
    }
    await office.competitions.makeCalendar({ competitionId });
    const { fixtures, entries } = await office.competitions.get({ competitionId });
    const strength = (entryId: string | undefined) => 3 - entries.findIndex(({ id }) => id === entryId);
    for (const { id, seats } of fixtures) {
      await office.fixtures.typeResult({ fixtureId: id, kind: "played", scores: seats.map(strength) });
    }
    competitions.push({ competitionId, clubIds, entryIds: entries.map(({ id }) => id) });
  }
  const [upper, lower] = competitions;
  if (upper === undefined || lower === undefined) throw new Error("two are needed");
  return { league, seasonId: season.id, organiser, office, upper, lower };
}
