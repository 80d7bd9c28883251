import { procedureAt, userProcedure, visitorProcedure } from "../access/procedures";
import { LeagueRef } from "../leagues/schema";
import { router } from "../trpc";
import { addHook, renewSecret } from "./add-hook";
import { changeHook, removeHook } from "./change-hook";
import { mailInvitation } from "./mail/mail-invitation";
import { getWishes, setWishes, unsubscribe } from "./mail/wishes";
import { noticeOffice, sendAgain, setReminders, testHook } from "./office";
import {
  AddHook,
  ChangeHook,
  DeliveryRef,
  HookRef,
  MailInvitation,
  MailWishes,
  SetReminders,
  UnsubscribeRef,
} from "./schema";

const organiser = procedureAt("league", "organiser");

/** What a league tells other programs and people, and how that went. */
export const noticesRouter = router({
  office: organiser.input(LeagueRef).query(({ ctx, input }) => noticeOffice(ctx, input)),
  addHook: organiser.input(AddHook).mutation(({ ctx, input }) => addHook(ctx, input)),
  changeHook: organiser.input(ChangeHook).mutation(({ ctx, input }) => changeHook(ctx, input)),
  removeHook: organiser.input(HookRef).mutation(({ ctx, input }) => removeHook(ctx, input)),
  renewSecret: organiser.input(HookRef).mutation(({ ctx, input }) => renewSecret(ctx, input)),
  testHook: organiser.input(HookRef).mutation(({ ctx, input }) => testHook(ctx, input)),
  sendAgain: organiser.input(DeliveryRef).mutation(({ ctx, input }) => sendAgain(ctx, input)),
  setReminders: organiser.input(SetReminders).mutation(({ ctx, input }) => setReminders(ctx, input)),
  mailInvitation: organiser.input(MailInvitation).mutation(({ ctx, input }) => mailInvitation(ctx, input)),
  wishes: userProcedure.query(({ ctx }) => getWishes(ctx)),
  setWishes: userProcedure.input(MailWishes).mutation(({ ctx, input }) => setWishes(ctx, input)),
  unsubscribe: visitorProcedure.input(UnsubscribeRef).mutation(({ ctx, input }) => unsubscribe(ctx, input)),
});
