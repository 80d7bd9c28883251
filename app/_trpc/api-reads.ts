import type { Reads } from "@/app/_api/reads";
import { calendarPage, clubPage, competitionPage, leaguePage, orNothing, playPage, publicCaller } from "./public";

/** The API reads what the public pages keep; where something stands is looked up anew. */
export const apiReads: Reads = {
  leagues: (page, perPage) => publicCaller().public.leagues({ page, perPage }),
  league: leaguePage,
  competition: competitionPage,
  calendar: calendarPage,
  club: clubPage,
  play: playPage,
  competitionAddress: (competitionId) => orNothing(publicCaller().public.competitionAddress({ competitionId })),
  clubAddress: (clubId) => orNothing(publicCaller().public.clubAddress({ clubId })),
  playAddress: (playId) => orNothing(publicCaller().public.playAddress({ playId })),
};
