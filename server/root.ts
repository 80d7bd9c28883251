import { clubsRouter } from "./clubs/router";
import { competitionsRouter } from "./competitions/router";
import { fixturesRouter } from "./fixtures/router";
import { leaguesRouter } from "./leagues/router";
import { playsRouter } from "./plays/router";
import { createCallerFactory, router } from "./trpc";

export const appRouter = router({
  clubs: clubsRouter,
  competitions: competitionsRouter,
  fixtures: fixturesRouter,
  leagues: leaguesRouter,
  plays: playsRouter,
});
export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
