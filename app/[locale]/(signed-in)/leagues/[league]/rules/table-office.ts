import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@/server/root";

/** What the page of rules is told. */
export type TableOffice = inferRouterOutputs<AppRouter>["tables"]["get"];
export type Entry = TableOffice["entries"][number];
