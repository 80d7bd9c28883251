import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@/server/root";

type Office = inferRouterOutputs<AppRouter>["notices"]["office"];
export type Hook = Office["hooks"][number];
export type Delivery = Office["deliveries"][number];

/** What can be told, in the order in which it is offered. */
export const EVENTS = [
  "result",
  "correction",
  "dispute",
  "postponement",
  "deadline-near",
  "deadline-passed",
  "season-started",
  "season-ended",
] as const satisfies readonly Hook["events"][number][];
