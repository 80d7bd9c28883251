import { z } from "zod";
import { HOOK_KINDS, LOCALES, NOTICE_EVENTS } from "@/db/schema";
import { EmailAddress } from "../accounts/schema";

/** Hooks that a league may have. */
export const MOST_HOOKS = 10;

/** How many days before a deadline a league may remind; 0 is never. */
export const REMINDER_DAYS = [0, 1, 2, 3, 7] as const;

const Name = z.string().trim().min(1).max(60);
const Url = z.string().trim().min(1).max(500);
const Events = z
  .array(z.enum(NOTICE_EVENTS))
  .min(1)
  .max(NOTICE_EVENTS.length)
  .transform((events) => [...new Set(events)]);

export const AddHook = z.strictObject({
  leagueId: z.uuid(),
  kind: z.enum(HOOK_KINDS),
  name: Name,
  url: Url,
  events: Events,
  locale: z.enum(LOCALES).default("en"),
});
export type AddHook = z.infer<typeof AddHook>;

export const ChangeHook = z.strictObject({
  leagueId: z.uuid(),
  hookId: z.uuid(),
  name: Name,
  /** The address stays where it is left out. */
  url: Url.optional(),
  events: Events,
  locale: z.enum(LOCALES),
  enabled: z.boolean(),
});
export type ChangeHook = z.infer<typeof ChangeHook>;

export const HookRef = z.strictObject({ leagueId: z.uuid(), hookId: z.uuid() });
export type HookRef = z.infer<typeof HookRef>;

export const DeliveryRef = z.strictObject({ leagueId: z.uuid(), deliveryId: z.uuid() });
export type DeliveryRef = z.infer<typeof DeliveryRef>;

export const SetReminders = z.strictObject({
  leagueId: z.uuid(),
  days: z.int().refine((days) => REMINDER_DAYS.some((one) => one === days)),
});
export type SetReminders = z.infer<typeof SetReminders>;

/** Which mails somebody wants to get again and again. */
export const MailWishes = z.strictObject({ reminders: z.boolean(), digest: z.boolean() });
export type MailWishes = z.infer<typeof MailWishes>;

const Tick = z.literal("on").optional();

/** The same, as a form sends it: what is not ticked is left out. */
export const MailWishesForm = z.strictObject({ reminders: Tick, digest: Tick });

export const UnsubscribeRef = z.strictObject({ token: z.string().max(200) });
export type UnsubscribeRef = z.infer<typeof UnsubscribeRef>;

export const MailInvitation = z.strictObject({
  leagueId: z.uuid(),
  invitationId: z.uuid(),
  email: EmailAddress,
  /** Of the mail: that of the page, since nothing is known of who is invited. */
  locale: z.enum(LOCALES),
});
export type MailInvitation = z.infer<typeof MailInvitation>;
