import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@/server/root";

type Pages = inferRouterOutputs<AppRouter>["public"];

export type RecordsShown = Pages["records"];
export type CoachesShown = Pages["coaches"];
export type CoachShown = Pages["coach"];
export type PlayerShown = Pages["player"];
