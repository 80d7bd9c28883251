import { z } from "zod";
import { HOOK_KINDS, LOCALES, NOTICE_EVENTS } from "@/db/schema";

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
