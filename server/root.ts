import { playsRouter } from "./plays/router";
import { createCallerFactory, router } from "./trpc";

export const appRouter = router({
  plays: playsRouter,
});
export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
