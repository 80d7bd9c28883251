import { administratorProcedure, procedureAt, userProcedure, visitorProcedure } from "../access/procedures";
import { router } from "../trpc";
import { askReset } from "./ask-reset";
import { changePassword } from "./change-password";
import { deleteAccount } from "./delete-account";
import { farewell } from "./farewell";
import { giveRole } from "./give-role";
import { issueAnyReset } from "./issue-any-reset";
import { issueReset } from "./issue-reset";
import { listAccounts } from "./list-accounts";
import { me } from "./me";
import { needsSetUp } from "./needs-set-up";
import { readReset } from "./read-reset";
import {
  AskReset,
  ChangePassword,
  DeleteAccount,
  GiveRole,
  IssueAnyReset,
  IssueReset,
  ListAccounts,
  Profile,
  ResetRef,
  SetUp,
  SignUp,
  SignUpTerms,
  Unlink,
  UseReset,
} from "./schema";
import { setUp } from "./set-up";
import { signOutEverywhere } from "./sign-out-everywhere";
import { signUp } from "./sign-up";
import { signUpTerms } from "./sign-up-terms";
import { unlink } from "./unlink";
import { updateProfile } from "./update-profile";
import { useReset } from "./use-reset";

export const accountsRouter = router({
  needsSetUp: visitorProcedure.query(({ ctx }) => needsSetUp(ctx)),
  setUp: visitorProcedure.input(SetUp).mutation(({ ctx, input }) => setUp(ctx, input)),
  signUpTerms: visitorProcedure.input(SignUpTerms).query(({ ctx, input }) => signUpTerms(ctx, input)),
  signUp: visitorProcedure.input(SignUp).mutation(({ ctx, input }) => signUp(ctx, input)),
  askReset: visitorProcedure.input(AskReset).mutation(({ ctx, input }) => askReset(ctx, input)),
  readReset: visitorProcedure.input(ResetRef).query(({ ctx, input }) => readReset(ctx, input)),
  useReset: visitorProcedure.input(UseReset).mutation(({ ctx, input }) => useReset(ctx, input)),
  me: userProcedure.query(({ ctx }) => me(ctx)),
  updateProfile: userProcedure.input(Profile).mutation(({ ctx, input }) => updateProfile(ctx, input)),
  changePassword: userProcedure.input(ChangePassword).mutation(({ ctx, input }) => changePassword(ctx, input)),
  signOutEverywhere: userProcedure.mutation(({ ctx }) => signOutEverywhere(ctx)),
  unlink: userProcedure.input(Unlink).mutation(({ ctx, input }) => unlink(ctx, input)),
  farewell: userProcedure.query(({ ctx }) => farewell(ctx)),
  deleteAccount: userProcedure.input(DeleteAccount).mutation(({ ctx, input }) => deleteAccount(ctx, input)),
  issueReset: procedureAt("league", "organiser")
    .input(IssueReset)
    .mutation(({ ctx, input }) => issueReset(ctx, input)),
  list: administratorProcedure.input(ListAccounts).query(({ ctx, input }) => listAccounts(ctx, input)),
  giveRole: administratorProcedure.input(GiveRole).mutation(({ ctx, input }) => giveRole(ctx, input)),
  issueAnyReset: administratorProcedure.input(IssueAnyReset).mutation(({ ctx, input }) => issueAnyReset(ctx, input)),
});
