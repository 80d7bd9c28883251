import type { getTranslations } from "next-intl/server";
import type { Messages } from "@/i18n/messages";

type OfficeTexts = Awaited<ReturnType<typeof getTranslations<"office">>>;
type Deed = keyof Messages["office"]["deed"];

/** What somebody did, in words; a deed without words keeps its code. */
export const deedWords = (t: OfficeTexts, action: string): string =>
  isKnown(t, action) ? t(`deed.${action}`) : action;

function isKnown(t: OfficeTexts, action: string): action is Deed {
  const texts: { has(key: string): boolean } = t;
  return texts.has(`deed.${action}`);
}
