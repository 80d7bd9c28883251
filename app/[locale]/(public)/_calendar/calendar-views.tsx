import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/app/_ui/format";
import type { CalendarTab } from "./calendar-metadata";
import type { CalendarPart } from "./shapes";

interface CalendarViewsProps {
  readonly page: CalendarPart;
  /** "/l/cellar/cup" */
  readonly path: string;
  readonly tab: CalendarTab;
}

/** The ways between list, month and places, and to the other pages of a long list or the other months. */
export function CalendarViews({ page: { part, pages, page, months, month }, path, tab }: CalendarViewsProps) {
  const t = useTranslations("views.calendar");
  const locale = useLocale();
  const home = `/${locale}${path}/${tab}`;
  const [kind] = part.split("-");
  return (
    <div className="stack stack-2 no-print">
      {tab === "calendar" && (
        <nav className="view-links" aria-label={t("parts")}>
          {(["list", "month", "place"] as const).map((view) => (
            <a
              key={view}
              href={view === "list" ? home : `${home}/${view}`}
              aria-current={view === (kind === "calendar" ? "list" : kind) ? "page" : undefined}
            >
              {t(view)}
            </a>
          ))}
        </nav>
      )}
      {(kind === "calendar" || kind === "results") && pages.length > 1 && (
        <nav className="view-links view-wrap" aria-label={t("pages")}>
          {pages.map(({ first, last }, index) => (
            <a key={first} href={`${home}/round-${first}`} aria-current={index === page ? "page" : undefined}>
              {first === last ? t("one-round", { first }) : t("rounds", { first, last })}
            </a>
          ))}
        </nav>
      )}
      {kind === "month" && months.length > 1 && (
        <nav className="view-links view-wrap" aria-label={t("months")}>
          {months.map((one) => (
            <a key={one} href={`${home}/month-${one}`} aria-current={one === month ? "page" : undefined}>
              {formatDate(locale, `${one}-01`, "UTC", "month")}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
