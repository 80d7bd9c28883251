import type { UserContext } from "../access/procedures";
import { proposalsFor } from "../agreements/proposals-store";
import { RECORDED_GAMES } from "../agreements/schema";
import { resultsToConfirm } from "../agreements/store";
import { listLeaguesOf } from "../leagues/store";
import { deadlinesFor } from "../notices/deadlines-for";
import { clubsToRedraft } from "../redrafts/store";
import { clubsOf, competitionsOpenToClubs, openFixturesOf, openGamesOf, openPlaysOf, openSeasonsOf } from "./store";

/** What a coach has to do: own clubs, open steps of matches, the next fixtures, leagues to draft in. */
export async function coachHome(ctx: UserContext) {
  const { db, viewer } = ctx;
  const leagues = await listLeaguesOf(db, viewer.userId);
  const clubs = await clubsOf(db, viewer.userId);
  const clubIds = clubs.map(({ id }) => id);
  const openPlays = await openPlaysOf(db, clubIds);
  const openFixtures = await openFixturesOf(db, clubIds);
  const redrafts = await clubsToRedraft(db, clubIds);
  return {
    leagues,
    clubs: clubs.map(({ draft, ...club }) => ({
      ...club,
      isDrafting: draft !== null,
      /** The season that it is to be put together anew for. */
      redraftFor: redrafts.find(({ clubId }) => clubId === club.id)?.season,
      next: openFixtures.find(({ clubId, playId }) => clubId === club.id && playId === null),
      openPlay: openPlays.find(({ clubId }) => clubId === club.id),
    })),
    openPlays,
    openFixtures,
    /** Open matches whose deadline is near, as their leagues remind. */
    deadlines: await deadlinesFor(db, new Date(ctx.at), viewer.userId),
    toConfirm: await resultsToConfirm(db, viewer.userId, RECORDED_GAMES),
    proposals: await proposalsFor(db, viewer.userId),
    openGames: await openGamesOf(db, viewer.userId),
    openSeasons: await openSeasonsOf(db, viewer.userId),
    openCompetitions: await competitionsOpenToClubs(
      db,
      leagues.map(({ leagueId }) => leagueId),
    ),
  };
}
