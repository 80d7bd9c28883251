import { visitorProcedure } from "../access/procedures";
import { router } from "../trpc";
import { publicClub, publicCompetition, publicLeague, publicLeagues, publicPlay } from "./get";
import { ClubPath, CompetitionPath, LeaguePath, LeaguesPage, PlayPath } from "./schema";

/** What public pages show, by the words of their addresses. Private leagues do not exist here. */
export const publicRouter = router({
  leagues: visitorProcedure.input(LeaguesPage).query(({ ctx, input }) => publicLeagues(ctx, input)),
  league: visitorProcedure.input(LeaguePath).query(({ ctx, input }) => publicLeague(ctx, input)),
  competition: visitorProcedure.input(CompetitionPath).query(({ ctx, input }) => publicCompetition(ctx, input)),
  club: visitorProcedure.input(ClubPath).query(({ ctx, input }) => publicClub(ctx, input)),
  play: visitorProcedure.input(PlayPath).query(({ ctx, input }) => publicPlay(ctx, input)),
});
