import { procedureAt } from "../access/procedures";
import { LeagueRef } from "../leagues/schema";
import { router } from "../trpc";
import { bookByHand, changeClub, renamePlayer } from "./change";
import { copyClub } from "./copy";
import { createClub } from "./create";
import { removeCrest, uploadCrest } from "./crest";
import { finishDraft, saveDraft } from "./draft";
import { getClub, getClubs } from "./get";
import { BookByHand, ChangeClub, ClubRef, CopyClub, CreateClub, RenamePlayer, SaveDraft, UploadCrest } from "./schema";

const coach = procedureAt("club", "coach-of-club");

export const clubsRouter = router({
  create: procedureAt("league", "member")
    .input(CreateClub)
    .mutation(({ ctx, input }) => createClub(ctx, input)),
  list: procedureAt("league", "visitor")
    .input(LeagueRef)
    .query(({ ctx, input }) => getClubs(ctx, input)),
  get: procedureAt("club", "visitor")
    .input(ClubRef)
    .query(({ ctx, input }) => getClub(ctx, input)),
  copy: coach.input(CopyClub).mutation(({ ctx, input }) => copyClub(ctx, input)),
  change: coach.input(ChangeClub).mutation(({ ctx, input }) => changeClub(ctx, input)),
  uploadCrest: coach.input(UploadCrest).mutation(({ ctx, input }) => uploadCrest(ctx, input)),
  removeCrest: coach.input(ClubRef).mutation(({ ctx, input }) => removeCrest(ctx, input)),
  saveDraft: coach.input(SaveDraft).mutation(({ ctx, input }) => saveDraft(ctx, input)),
  finishDraft: coach.input(SaveDraft).mutation(({ ctx, input }) => finishDraft(ctx, input)),
  renamePlayer: coach.input(RenamePlayer).mutation(({ ctx, input }) => renamePlayer(ctx, input)),
  bookByHand: procedureAt("club", "organiser")
    .input(BookByHand)
    .mutation(({ ctx, input }) => bookByHand(ctx, input)),
});
