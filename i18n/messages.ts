import { de } from "@/messages/de";
import { en } from "@/messages/en";
import { es } from "@/messages/es";
import { fr } from "@/messages/fr";
import type { Locale } from "./routing";

/** Every text of the app by language; the English files decide which keys there are. */
export const MESSAGES = { en, es, fr, de } as const satisfies Record<Locale, typeof en>;
