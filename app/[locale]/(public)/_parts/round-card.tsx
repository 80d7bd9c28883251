import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { wholeRoundName } from "@/app/_bracket/round-name";
import { Card } from "@/app/_ui/card";
import { formatDate } from "@/app/_ui/format";
import type { PublicRound } from "@/server/public/board";
import type { PublicFixture } from "@/server/public/fixtures";
import { CardMore } from "./card-more";
import { type FixtureListProps, FixtureRow } from "./fixture-row";

interface RoundCardProps extends FixtureListProps {
  readonly round: PublicRound;
  readonly fixtures: readonly PublicFixture[];
  /** So many are shown, the others on the calendar; all of them where it is left out. */
  readonly most?: number | undefined;
  /** Where several competitions share a page. */
  readonly of?: string | undefined;
}

/** The fixtures of a round, and when it is to be played or how far it is. */
export function RoundCard({ round, fixtures, most = fixtures.length, of, ...list }: RoundCardProps) {
  const t = useTranslations("public");
  const locale = useLocale();
  const { evening, opensAt, deadlineAt, settled } = round;
  const day = (at: number) => formatDate(locale, at, list.timeZone, "day");
  const formats = useTranslations("formats");
  const bracket = useTranslations("bracket");
  const hasDivisions = fixtures.some(({ division }) => division !== undefined);
  const isComplete = settled === round.fixtures;
  const sitOut = list.entries
    .filter(({ id, hasWithdrawn }) => !hasWithdrawn && !fixtures.some(({ seats }) => seats.includes(id)))
    .flatMap((entry) => (evening === undefined || isComplete ? [] : entry.name));
  const window =
    deadlineAt === undefined
      ? undefined
      : opensAt === undefined
        ? t("play-by", { date: day(deadlineAt) })
        : t("window", { from: day(opensAt), to: day(deadlineAt) });
  return (
    <Card
      flush
      title={[of, evening === undefined ? undefined : t("evening", { evening }), wholeRoundName(bracket, round)]
        .filter(Boolean)
        .join(" · ")}
      end={
        <span className="small faint">
          {isComplete ? t("complete") : settled > 0 ? t("settled-of", { settled, fixtures: round.fixtures }) : window}
        </span>
      }
    >
      {sitOut.length > 0 && (
        <p className="card-body small muted">{formats("sits-out", { names: sitOut.join(", ") })}</p>
      )}
      {fixtures.slice(0, most).map((fixture, index) => (
        <Fragment key={fixture.id}>
          {hasDivisions && fixture.division !== fixtures[index - 1]?.division && (
            <h3 className="division-head">{fixture.division ?? formats("between-divisions")}</h3>
          )}
          {fixture.stage === "third" && <h3 className="division-head">{bracket("third")}</h3>}
          <FixtureRow fixture={fixture} {...list} />
        </Fragment>
      ))}
      {most < fixtures.length && (
        <CardMore href={`/${locale}${list.path}/calendar`}>{t("all-matches", { count: fixtures.length })}</CardMore>
      )}
    </Card>
  );
}
