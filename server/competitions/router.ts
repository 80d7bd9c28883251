import { procedureAt } from "../access/procedures";
import { LeagueRef } from "../leagues/schema";
import { router } from "../trpc";
import { changeOptions } from "./change-options";
import { createCompetition } from "./create";
import { enterClubs, leaveCompetition } from "./enter";
import { enterPeople } from "./enter-people";
import { getCompetition, getCompetitions } from "./get";
import { getStandings } from "./get-standings";
import { makeCalendar } from "./make-calendar";
import { pairRound } from "./pair-round";
import {
  ChangeOptions,
  CompetitionRef,
  CreateCompetition,
  EnterClubs,
  EnterPeople,
  EntryRef,
  MakeCalendar,
} from "./schema";

const organiser = procedureAt("competition", "organiser");
const visitor = procedureAt("competition", "visitor");

export const competitionsRouter = router({
  create: procedureAt("league", "organiser")
    .input(CreateCompetition)
    .mutation(({ ctx, input }) => createCompetition(ctx, input)),
  changeOptions: organiser.input(ChangeOptions).mutation(({ ctx, input }) => changeOptions(ctx, input)),
  list: procedureAt("league", "visitor")
    .input(LeagueRef)
    .query(({ ctx, input }) => getCompetitions(ctx, input)),
  get: visitor.input(CompetitionRef).query(({ ctx, input }) => getCompetition(ctx, input)),
  standings: visitor.input(CompetitionRef).query(({ ctx, input }) => getStandings(ctx, input)),
  enterClubs: organiser.input(EnterClubs).mutation(({ ctx, input }) => enterClubs(ctx, input)),
  enterPeople: organiser.input(EnterPeople).mutation(({ ctx, input }) => enterPeople(ctx, input)),
  leave: organiser.input(EntryRef).mutation(({ ctx, input }) => leaveCompetition(ctx, input)),
  makeCalendar: organiser.input(MakeCalendar).mutation(({ ctx, input }) => makeCalendar(ctx, input)),
  pairRound: organiser.input(CompetitionRef).mutation(({ ctx, input }) => pairRound(ctx, input)),
});
