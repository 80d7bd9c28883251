import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@/server/root";

/** Everything that the planning of a calendar shows. */
export type Planning = inferRouterOutputs<AppRouter>["places"]["planning"];
export type PlanFixture = Planning["fixtures"][number];
export type PlanRound = Planning["rounds"][number];
