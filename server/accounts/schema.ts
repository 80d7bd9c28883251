import { z } from "zod";
import { ACCOUNT_ROLES, LOCALES } from "@/db/schema";

/** What is wrong with a field, as the message of the issue; the words are in the messages "auth.faults". */
export const FIELD_FAULTS = [
  "address-not-valid",
  "name-missing",
  "name-too-long",
  "password-missing",
  "password-too-short",
  "password-too-long",
  "code-missing",
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

const fault = (code: FieldFault) => code;

/** An e-mail address in lower case, as it is stored. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, fault("address-not-valid"))
  .pipe(z.email(fault("address-not-valid")));
export const PersonName = z.string().trim().min(1, fault("name-missing")).max(60, fault("name-too-long"));
/** Long is what counts; there are no rules of composition. */
export const NewPassword = z.string().min(10, fault("password-too-short")).max(200, fault("password-too-long"));
const KnownPassword = z.string().min(1, fault("password-missing")).max(200, fault("password-too-long"));
const Token = z.string().regex(/^[\w-]{16,64}$/);
const Language = z.enum(LOCALES);

export const SignIn = z.strictObject({ email: EmailAddress, password: KnownPassword });
export type SignIn = z.infer<typeof SignIn>;

/** The token of a link into a league, where somebody came with one. */
export const SignUpTerms = z.strictObject({ invitation: Token.optional() });
export type SignUpTerms = z.infer<typeof SignUpTerms>;

export const SignUp = z.strictObject({
  name: PersonName,
  email: EmailAddress,
  password: NewPassword,
  locale: Language,
  invitation: Token.optional(),
});
export type SignUp = z.infer<typeof SignUp>;

export const SetUp = z.strictObject({
  /** As printed in the terminal; capitals, spaces and hyphens do not matter. */
  code: z
    .string()
    .max(100)
    .transform((text) => text.replace(/[\s-]/g, "").toLowerCase())
    .pipe(z.string().min(1, fault("code-missing"))),
  name: PersonName,
  email: EmailAddress,
  password: NewPassword,
  locale: Language,
});
export type SetUp = z.infer<typeof SetUp>;

export const Profile = z.strictObject({ name: PersonName, locale: Language });
export type Profile = z.infer<typeof Profile>;

export const ChangePassword = z.strictObject({
  /** Left out by an account that has none, since it signs in through a provider. */
  current: KnownPassword.optional(),
  password: NewPassword,
});
export type ChangePassword = z.infer<typeof ChangePassword>;

export const DeleteAccount = z.strictObject({ current: KnownPassword.optional() });
export type DeleteAccount = z.infer<typeof DeleteAccount>;

export const Unlink = z.strictObject({ provider: z.string().max(40) });
export type Unlink = z.infer<typeof Unlink>;

export const IssueReset = z.strictObject({ leagueId: z.uuid(), userId: z.uuid() });
export type IssueReset = z.infer<typeof IssueReset>;

export const IssueAnyReset = z.strictObject({ userId: z.uuid() });
export type IssueAnyReset = z.infer<typeof IssueAnyReset>;

/** Of a forgotten password: where the link goes. */
export const AskReset = z.strictObject({ email: EmailAddress });
export type AskReset = z.infer<typeof AskReset>;

export const ResetRef = z.strictObject({ token: Token });
export type ResetRef = z.infer<typeof ResetRef>;

export const UseReset = z.strictObject({ token: Token, password: NewPassword });
export type UseReset = z.infer<typeof UseReset>;

export const ListAccounts = z.strictObject({
  /** Part of a name or an address. */
  search: z.string().trim().max(100).default(""),
  page: z.int().min(1).max(10_000).default(1),
});
export type ListAccounts = z.infer<typeof ListAccounts>;

export const GiveRole = z.strictObject({ userId: z.uuid(), role: z.enum(ACCOUNT_ROLES) });
export type GiveRole = z.infer<typeof GiveRole>;

export const NewUser = z.strictObject({
  name: PersonName,
  email: EmailAddress,
  password: NewPassword,
  role: z.enum(ACCOUNT_ROLES).default("user"),
  locale: Language.default("en"),
});
export type NewUser = z.infer<typeof NewUser>;

export const PasswordOfUser = z.strictObject({ email: EmailAddress, password: NewPassword });
export type PasswordOfUser = z.infer<typeof PasswordOfUser>;

export const RoleOfUser = z.strictObject({ email: EmailAddress, role: z.enum(ACCOUNT_ROLES) });
export type RoleOfUser = z.infer<typeof RoleOfUser>;
