import type { useTranslations } from "next-intl";
import type { Messages } from "@/i18n/messages";

/** What `useTranslations("errors")` and `getTranslations("errors")` give. */
export type ErrorTexts = ReturnType<typeof useTranslations<"errors">>;

/** The words for a refusal's code, with its figures; a code without words is named, so that it can be reported. */
export function refusalText(
  t: ErrorTexts,
  code: string,
  detail: Readonly<Record<string, string | number>> = {},
): string {
  return isKnown(t, code) ? t(code, detail) : t("unknown", { code });
}

function isKnown(texts: { has(code: string): boolean }, code: string): code is keyof Messages["errors"] {
  return texts.has(code);
}
