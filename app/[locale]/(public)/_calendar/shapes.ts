import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@/server/root";

export type CalendarPart = inferRouterOutputs<AppRouter>["public"]["calendarPart"];

export type DayFixture = CalendarPart["fixtures"][number];
