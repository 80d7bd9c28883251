import type { Db } from "@/db/client";
import { aClub, aCompetition, aFixture, aLeague, aMembership, aUser, someEntries } from "@/db/factories";
import { clubEntries, results } from "@/db/schema";
import { draftEntry, edition, quickDraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { PRESETS } from "@/engine/league/presets";

/** For tests: a league with so many drafted clubs and competitions, in each of which everybody has met everybody. */
export async function aPlayedLeague(db: Db, size: { readonly clubs: number; readonly competitions: number }) {
  const league = await aLeague(db);
  const rules = edition("league-document");
  const entry = draftEntry(quickDraft("human", rules, seededDice(1)), rules);
  const clubs = [];
  for (let club = 0; club < size.clubs; club++) {
    const coach = await aUser(db);
    await aMembership(db, league.id, coach.id, "coach");
    clubs.push(await aClub(db, league.id, { coachId: coach.id }));
  }
  await db.insert(clubEntries).values(clubs.map(({ id }) => ({ clubId: id, seq: 1, entry, at: new Date(0) })));
  const competitions = [];
  for (let number = 0; number < size.competitions; number++) {
    const tableRules = { rules: PRESETS["blood-bowl"] };
    const competition = await aCompetition(db, league.id, { tableRules, state: number === 0 ? "running" : "finished" });
    const entries = await someEntries(db, competition.id, clubs);
    for (const [at, home] of entries.entries())
      for (const away of entries.slice(at + 1)) await play(db, competition.id, [home.id, away.id]);
    competitions.push(competition);
  }
  return { league, clubs, competitions };
}

async function play(db: Db, competitionId: string, seats: readonly string[]): Promise<void> {
  const fixture = await aFixture(db, competitionId, seats);
  await db.insert(results).values({
    fixtureId: fixture.id,
    competitionId,
    revision: 1,
    current: true,
    kind: "played",
    winnerSeat: 0,
    sides: [
      { seat: 0, score: 2, place: 1 },
      { seat: 1, score: 1, place: 2 },
    ],
    at: new Date(Date.UTC(2026, 8, 1)),
  });
}
