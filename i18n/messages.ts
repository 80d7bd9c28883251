import { de } from "@/messages/de";
import { en } from "@/messages/en";
import { es } from "@/messages/es";
import { fr } from "@/messages/fr";
import type { Locale } from "./routing";

export type Messages = typeof en;
export type Namespace = keyof Messages;

/** Every text of the app by language; the English files decide which keys there are. */
export const MESSAGES = { en, es, fr, de } as const satisfies Record<Locale, Messages>;

/** The texts that client components need, for `NextIntlClientProvider`; server components need no provider. */
export function messagesFor(locale: Locale, namespaces: readonly Namespace[]): Partial<Messages> {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, MESSAGES[locale][namespace]]));
}
