import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { formatTimeZone } from "@/app/_ui/format";
import type { FixtureListProps } from "./fixture-row";
import { RoundCard } from "./round-card";
import type { CompetitionShown } from "./shapes";

type NearRoundsProps = FixtureListProps & Pick<CompetitionShown, "rounds" | "current" | "previous" | "near">;

/** A round of a large league has a hundred matches. */
const MOST = 16;

/** The round that is on and the one before it, with a word on whose time it is. */
export function NearRounds({ rounds, current, previous, near, ...list }: NearRoundsProps) {
  const t = useTranslations("public");
  const locale = useLocale();
  if (rounds.length === 0) {
    return (
      <Card title={t("tab.calendar")}>
        <p className="muted">{t("no-fixtures-text")}</p>
      </Card>
    );
  }
  const shown = [current, previous].flatMap((number) => rounds.find((round) => round.number === number) ?? []);
  const [dated] = near.flatMap(({ startsAt }) => startsAt ?? []);
  return (
    <div className="stack stack-4">
      {shown.map((round) => (
        <RoundCard
          key={round.number}
          round={round}
          most={MOST}
          fixtures={near.filter((fixture) => fixture.round === round.number)}
          {...list}
        />
      ))}
      {dated !== undefined && (
        <p className="small muted">{t("times-in", { zone: formatTimeZone(locale, dated, list.timeZone) })}</p>
      )}
    </div>
  );
}
