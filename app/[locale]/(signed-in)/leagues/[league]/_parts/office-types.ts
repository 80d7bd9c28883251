import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@/server/root";

type Outputs = inferRouterOutputs<AppRouter>;

/** What the office's first page shows. */
export type Office = Outputs["home"]["organiser"];
export type Board = Office["boards"][number];
export type BoardFixture = Board["fixtures"][number];
export type Member = Outputs["leagues"]["members"][number];
export type Competition = Outputs["competitions"]["get"];
