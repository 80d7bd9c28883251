import { procedureAt, visitorProcedure } from "../access/procedures";
import { exportPlay } from "../exchange/export-play";
import { publicNews, publicPost } from "../news/public";
import { NewsPath } from "../news/schema";
import { publicCoach, publicCoaches } from "../records/coaches";
import { publicPlayer } from "../records/player";
import { publicRecords } from "../records/records";
import { CoachPath, PlayerPath, RecordsPath } from "../records/schema";
import { publicNames } from "../search/public-names";
import { router } from "../trpc";
import { clubAddress, competitionAddress, playAddress } from "./address";
import { publicCalendarPart } from "./calendar-part";
import { publicClub } from "./club";
import { publicClubBook } from "./club-book";
import { publicCalendar, publicCompetition } from "./competition";
import { publicCourse } from "./course";
import { publicCrossTable } from "./cross-table";
import { findLeague, publicLeague, publicLeagues } from "./league";
import { publicLiveTable } from "./live-table";
import { playAtAGlance, publicPlay } from "./play";
import {
  CalendarPartPath,
  ClubPath,
  CompetitionPath,
  LeaguePath,
  LeaguesPage,
  OneClub,
  OneCompetition,
  PlayPath,
  TableViewPath,
  WatchedPlay,
} from "./schema";
import { publicTableView } from "./table-view";

/** What public pages show, by the words of their addresses. Private leagues do not exist here. */
export const publicRouter = router({
  leagues: visitorProcedure.input(LeaguesPage).query(({ ctx, input }) => publicLeagues(ctx, input)),
  find: visitorProcedure.input(LeaguePath).query(({ ctx, input }) => findLeague(ctx, input)),
  league: visitorProcedure.input(LeaguePath).query(({ ctx, input }) => publicLeague(ctx, input)),
  competition: visitorProcedure.input(CompetitionPath).query(({ ctx, input }) => publicCompetition(ctx, input)),
  liveTable: visitorProcedure.input(CompetitionPath).query(({ ctx, input }) => publicLiveTable(ctx, input)),
  tableView: visitorProcedure.input(TableViewPath).query(({ ctx, input }) => publicTableView(ctx, input)),
  crossTable: visitorProcedure.input(CompetitionPath).query(({ ctx, input }) => publicCrossTable(ctx, input)),
  course: visitorProcedure.input(CompetitionPath).query(({ ctx, input }) => publicCourse(ctx, input)),
  records: visitorProcedure.input(RecordsPath).query(({ ctx, input }) => publicRecords(ctx, input)),
  coach: visitorProcedure.input(CoachPath).query(({ ctx, input }) => publicCoach(ctx, input)),
  coaches: visitorProcedure.input(LeaguePath).query(({ ctx, input }) => publicCoaches(ctx, input)),
  player: visitorProcedure.input(PlayerPath).query(({ ctx, input }) => publicPlayer(ctx, input)),
  news: visitorProcedure.input(LeaguePath).query(({ ctx, input }) => publicNews(ctx, input)),
  post: visitorProcedure.input(NewsPath).query(({ ctx, input }) => publicPost(ctx, input)),
  names: visitorProcedure.input(LeaguePath).query(({ ctx, input }) => publicNames(ctx, input)),
  calendar: visitorProcedure.input(CompetitionPath).query(({ ctx, input }) => publicCalendar(ctx, input)),
  calendarPart: visitorProcedure.input(CalendarPartPath).query(({ ctx, input }) => publicCalendarPart(ctx, input)),
  club: visitorProcedure.input(ClubPath).query(({ ctx, input }) => publicClub(ctx, input)),
  clubBook: visitorProcedure.input(ClubPath).query(({ ctx, input }) => publicClubBook(ctx, input)),
  play: visitorProcedure.input(PlayPath).query(({ ctx, input }) => publicPlay(ctx, input)),
  glance: procedureAt("play", "visitor")
    .input(WatchedPlay)
    .query(({ ctx, input }) => playAtAGlance(ctx, input)),
  competitionAddress: procedureAt("competition", "visitor")
    .input(OneCompetition)
    .query(({ ctx, input }) => competitionAddress(ctx, input)),
  clubAddress: procedureAt("club", "visitor")
    .input(OneClub)
    .query(({ ctx, input }) => clubAddress(ctx, input)),
  playAddress: procedureAt("play", "visitor")
    .input(WatchedPlay)
    .query(({ ctx, input }) => playAddress(ctx, input)),
  export: procedureAt("play", "visitor")
    .input(WatchedPlay)
    .query(({ ctx, input }) => exportPlay(ctx.db, input.playId)),
});
