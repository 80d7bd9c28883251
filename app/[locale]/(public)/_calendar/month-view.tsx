import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { FIRST_WEEKDAY, formatDate, formatScore } from "@/app/_ui/format";
import { calendar } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { type FixtureListProps, FixtureRow } from "../_parts/fixture-row";
import { monthWeeks } from "./month-weeks";
import type { CalendarPart, DayFixture } from "./shapes";

/** So many matches are named in the field of a day; the day's list below has them all. */
const NAMED = 3;

/** A month as a grid of days, each with the way to its matches, and those matches day by day below it. */
export function MonthView({ page, ...list }: FixtureListProps & { readonly page: CalendarPart }) {
  const t = useTranslations("views.calendar");
  const locale = useLocale();
  const { month, fixtures } = page;
  if (month === undefined) {
    return (
      <EmptyState icon={calendar} title={t("no-dates")}>
        {t("no-dates-text")}
      </EmptyState>
    );
  }
  const title = formatDate(locale, `${month}-01`, "UTC", "month");
  const weeks = monthWeeks(month, FIRST_WEEKDAY[locale]);
  const on = (day: string) =>
    fixtures.filter((fixture) => fixture.day === day).toSorted((a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0));
  const days = weeks.flat().flatMap((day) => day ?? []);
  const played = days.filter((day) => on(day).length > 0);
  return (
    <>
      <Card flush title={title}>
        <table className="month">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {days
                .slice(weeks[0]?.filter((day) => day !== undefined).length)
                .slice(0, 7)
                .map((day) => (
                  <th key={day} scope="col" abbr={formatDate(locale, day, "UTC", "long-weekday")}>
                    {formatDate(locale, day, "UTC", "weekday")}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, index) => (
              <tr key={week.find(Boolean) ?? index}>
                {week.map((day, weekday) => (
                  <td key={day ?? weekday} className={day === undefined ? "month-out" : undefined}>
                    {day !== undefined && <Day day={day} fixtures={on(day)} entries={list.entries} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {played.length === 0 && <p className="card-body muted">{t("none-this-month")}</p>}
      </Card>
      <div className="round-grid">
        {played.map((day) => (
          <section key={day} id={`day-${day}`} className="month-day">
            <Card flush title={formatDate(locale, day, "UTC", "long-date")}>
              {on(day).map((fixture) => (
                <FixtureRow key={fixture.id} fixture={fixture} {...list} />
              ))}
            </Card>
          </section>
        ))}
      </div>
    </>
  );
}

interface DayProps extends Pick<FixtureListProps, "entries"> {
  readonly day: string;
  readonly fixtures: readonly DayFixture[];
}

function Day({ day, fixtures, entries }: DayProps) {
  const t = useTranslations("views.calendar");
  const locale = useLocale();
  const number = <time dateTime={day}>{Number(day.slice(8))}</time>;
  if (fixtures.length === 0) return <span className="month-number faint">{number}</span>;
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? "";
  return (
    <a className="month-link" href={`#day-${day}`}>
      <span className="month-number strong">{number}</span>
      <span className="sr-only">
        {formatDate(locale, day, "UTC", "long-date")}: {t("matches", { count: fixtures.length })}
      </span>
      <span className="month-count" aria-hidden>
        {fixtures.length}
      </span>
      <span className="month-names" aria-hidden>
        {fixtures.slice(0, NAMED).map(({ id, seats, scores }) => (
          <span key={id}>
            {seats.map(nameOf).join(" – ")}
            {scores?.length === 2 && <b> {formatScore(scores[0] ?? 0, scores[1] ?? 0)}</b>}
          </span>
        ))}
        {fixtures.length > NAMED && <span className="faint">{t("more", { count: fixtures.length - NAMED })}</span>}
      </span>
    </a>
  );
}
