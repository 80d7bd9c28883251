import type { PlacedContext } from "../access/procedures";
import { calendarFacts } from "./facts";
import type { LeaguePlaces } from "./schema";
import { listBlackouts, listClubNames, listPlaces } from "./store";

/** What the planning of a calendar shows: rounds, fixtures, places, and days on which nothing is played. */
export async function getPlanning(ctx: PlacedContext, { leagueId }: LeaguePlaces) {
  const { competitions, ...facts } = await calendarFacts(ctx.db, leagueId);
  return {
    ...facts,
    competitions: competitions.map(({ id, slug, name }) => ({ id, slug, name })),
    clubs: await listClubNames(ctx.db, leagueId),
    placeRows: await listPlaces(ctx.db, leagueId),
    blackoutRows: await listBlackouts(ctx.db, leagueId),
  };
}
