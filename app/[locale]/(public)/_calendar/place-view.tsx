import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { calendar } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { type FixtureListProps, FixtureRow } from "../_parts/fixture-row";
import type { CalendarPart } from "./shapes";

/** What is still to be played, a card a place, in the order of time. */
export function PlaceView({ page, ...list }: FixtureListProps & { readonly page: CalendarPart }) {
  const t = useTranslations("views.calendar");
  const { fixtures } = page;
  if (fixtures.length === 0) {
    return (
      <EmptyState icon={calendar} title={t("nothing-to-come")}>
        {t("nothing-to-come-text")}
      </EmptyState>
    );
  }
  const places = [...new Set(fixtures.flatMap(({ place }) => place ?? []))].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  );
  const at = (place: string | undefined) =>
    fixtures
      .filter((fixture) => fixture.place === place)
      .toSorted((a, b) => (a.startsAt ?? Number.POSITIVE_INFINITY) - (b.startsAt ?? Number.POSITIVE_INFINITY));
  return (
    <>
      <p className="muted">{t("to-come")}</p>
      <div className="round-grid">
        {[...places, undefined].map((place) => {
          const own = at(place);
          return (
            own.length > 0 && (
              <Card
                key={place ?? ""}
                flush
                title={place ?? t("no-place")}
                end={<span className="small faint">{t("matches", { count: own.length })}</span>}
              >
                {own.map((fixture) => (
                  <FixtureRow key={fixture.id} fixture={{ ...fixture, place: undefined }} {...list} />
                ))}
              </Card>
            )
          );
        })}
      </div>
    </>
  );
}
