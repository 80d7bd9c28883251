import type { Db } from "@/db/client";
import { availablePlayers, type Edition, unplayedScore } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { loadClub } from "../clubs/book";
import { bloodBowlRules } from "../competitions/blood-bowl-rules";
import { loadCompetition } from "../competitions/store";
import { refused } from "../errors";
import type { FixtureRef } from "../fixtures/schema";
import { loadFixture, loadSides } from "../fixtures/store";

/** By which rules a fixture of clubs that was not played is decided. @throws AppError `fixture-without-clubs` */
export async function rulesOfFixture(db: Db, fixtureId: string): Promise<Edition> {
  const { competition } = await loadFixture(db, fixtureId);
  if (competition.game !== "blood-bowl") throw refused("fixture-without-clubs");
  return bloodBowlRules(await loadCompetition(db, competition.id));
}

/** What an organiser needs to know to decide on a fixture that was not played. @throws AppError `fixture-without-clubs` */
export async function unplayedTerms({ db }: PlacedContext, { fixtureId }: FixtureRef) {
  const rules = await rulesOfFixture(db, fixtureId);
  const sides = [];
  for (const { seat, name, clubId } of await loadSides(db, fixtureId)) {
    const club = clubId === null ? undefined : await loadClub(db, clubId);
    const players = club === undefined ? [] : availablePlayers(club);
    sides.push({ seat, name, players: players.map(({ id, number, name: own }) => ({ id, number, name: own })) });
  }
  return {
    /** What the house rules say. */
    policy: rules.options["unplayed-fixture"],
    score: unplayedScore(rules),
    /** SPP of a player of the match. */
    spp: rules.spp["player-of-the-match"],
    sides,
  };
}
