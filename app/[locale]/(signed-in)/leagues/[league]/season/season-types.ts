import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@/server/root";

type Outputs = inferRouterOutputs<AppRouter>;

/** How a season stands before it ends. */
export type Plan = Outputs["seasons"]["plan"];
export type Ending = Plan["competitions"][number];
export type RedraftLine = Outputs["redrafts"]["list"][number];
