import type { LOCALES } from "@/db/schema";

/** A language of messages that leave the app. */
export type Locale = (typeof LOCALES)[number];
