import type { Db } from "@/db/client";
import { aLeague, aMembership, aSeason, aUser } from "@/db/factories";
import type { GameId } from "@/engine/catalog";
import { callerFor } from "./runtime";

/** For tests: a league whose members play a game without clubs; the first of them organises. */
export async function aPeopleLeague(db: Db, game: GameId, names: readonly string[]) {
  const league = await aLeague(db);
  await aSeason(db, league.id);
  const people = [];
  for (const [index, name] of names.entries()) {
    const user = await aUser(db, { name });
    await aMembership(db, league.id, user.id, index === 0 ? "organiser" : "coach");
    people.push({ userId: user.id, name, role: "user" as const });
  }
  const office = callerFor(db, people[0]);
  const { competitionId } = await office.competitions.create({
    leagueId: league.id,
    name: "Cup",
    game,
    edition: "rulebook",
    format: game === "juego-de-la-liga" ? "double-round-robin" : "round-robin",
  });
  const entrants = people.map(({ userId }) => ({ kind: "coach" as const, coachId: userId }));
  const rivals = ["Norte", "Sur"].map((name) => ({ kind: "rival" as const, name }));
  await office.competitions.enterPeople({
    competitionId,
    people: game === "juego-de-la-liga" ? [...entrants, ...rivals] : entrants,
  });
  return { league, people, office, competitionId };
}
