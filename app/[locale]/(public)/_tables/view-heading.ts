import type { useTranslations } from "next-intl";
import { formatDate } from "@/app/_ui/format";
import type { Locale } from "@/i18n/routing";

/** What the table of a part of a season is called. */
export function viewHeading(t: ReturnType<typeof useTranslations<"views">>, locale: Locale, view: string): string {
  if (view.startsWith("after-")) return t("heading.after", { round: Number(view.slice(6)) });
  if (view.startsWith("on-")) return t("heading.on", { date: formatDate(locale, view.slice(3), "UTC", "date") });
  const known = (["live", "home", "away", "last-five", "first-half", "second-half"] as const).find(
    (one) => one === view,
  );
  return known === undefined ? "" : t(`heading.${known}`);
}
