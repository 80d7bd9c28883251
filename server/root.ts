import { accountsRouter } from "./accounts/router";
import { agreementsRouter } from "./agreements/router";
import { bracketsRouter } from "./brackets/router";
import { clubsRouter } from "./clubs/router";
import { coachesRouter } from "./coaches/router";
import { competitionsRouter } from "./competitions/router";
import { correctionsRouter } from "./corrections/router";
import { divisionsRouter } from "./divisions/router";
import { exchangeRouter } from "./exchange/router";
import { fixturesRouter } from "./fixtures/router";
import { groupsRouter } from "./groups/router";
import { homeRouter } from "./home/router";
import { ladderRouter } from "./ladder/router";
import { leaguesRouter } from "./leagues/router";
import { newsRouter } from "./news/router";
import { noticesRouter } from "./notices/router";
import { pairingsRouter } from "./pairings/router";
import { placesRouter } from "./places/router";
import { playsRouter } from "./plays/router";
import { publicRouter } from "./public/router";
import { redraftsRouter } from "./redrafts/router";
import { roundsRouter } from "./rounds/router";
import { seasonsRouter } from "./seasons/router";
import { swissRouter } from "./swiss/router";
import { tablesRouter } from "./tables/router";
import { createCallerFactory, router } from "./trpc";
import { unplayedRouter } from "./unplayed/router";

export const appRouter = router({
  accounts: accountsRouter,
  agreements: agreementsRouter,
  brackets: bracketsRouter,
  clubs: clubsRouter,
  coaches: coachesRouter,
  competitions: competitionsRouter,
  corrections: correctionsRouter,
  divisions: divisionsRouter,
  exchange: exchangeRouter,
  fixtures: fixturesRouter,
  groups: groupsRouter,
  home: homeRouter,
  ladder: ladderRouter,
  leagues: leaguesRouter,
  news: newsRouter,
  notices: noticesRouter,
  pairings: pairingsRouter,
  places: placesRouter,
  plays: playsRouter,
  public: publicRouter,
  redrafts: redraftsRouter,
  rounds: roundsRouter,
  seasons: seasonsRouter,
  swiss: swissRouter,
  tables: tablesRouter,
  unplayed: unplayedRouter,
});
export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
