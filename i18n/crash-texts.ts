import de from "@/messages/de/crash.json";
import en from "@/messages/en/crash.json";
import es from "@/messages/es/crash.json";
import fr from "@/messages/fr/crash.json";
import type { Locale } from "./routing";

/** The few texts that must be at hand in the browser when nothing else works. */
export const CRASH_TEXTS = { en, es, fr, de } as const satisfies Record<Locale, typeof en>;
