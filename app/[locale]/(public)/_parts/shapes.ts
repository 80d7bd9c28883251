import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@/server/root";

type Pages = inferRouterOutputs<AppRouter>["public"];

export type LeagueShown = Pages["league"];
export type CompetitionShown = Pages["competition"];
export type ClubShown = Pages["club"];
export type Squad = NonNullable<ClubShown["squad"]>;
export type ClubBookShown = Pages["clubBook"];
export type PlayShown = Pages["play"];
