import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { DateTime } from "@/app/_ui/date-time";
import { Icon } from "@/app/_ui/icon";
import { check, clockAlert, flag, scale } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import type { Locale } from "@/i18n/routing";
import type { Board, BoardFixture } from "./office-types";

/** Something that only an organiser can settle. */
export type Decision =
  | { readonly kind: "late"; readonly fixture: BoardFixture; readonly home: string; readonly away: string }
  | {
      readonly kind: "dispute";
      readonly fixture: BoardFixture;
      readonly home: string;
      readonly away: string;
    }
  | {
      /** A tie of a knock-out that its games left level. */
      readonly kind: "level-tie";
      readonly fixtureId: string;
      readonly home: string;
      readonly away: string;
    }
  | {
      /** A challenge on a ladder without an answer in time. */
      readonly kind: "challenge";
      readonly challenger: string;
      readonly challenged: string;
      readonly answerBy: number;
    }
  | {
      readonly kind: "tie";
      /** Its word in addresses. */
      readonly competition: string;
      readonly names: readonly string[];
      readonly criterion: string;
    };

export function decisionsOf({ competition, entries, fixtures, bracket, unanswered, pendingTies }: Board): Decision[] {
  const nameOf = (id: string | undefined) => entries.find((entry) => entry.id === id)?.name ?? "";
  const late = fixtures.filter(({ state }) => state === "late");
  const disputed = fixtures.filter(({ agreement }) => agreement === "disputed");
  return [
    ...disputed.map(
      (fixture): Decision => ({
        kind: "dispute",
        fixture,
        home: nameOf(fixture.seats[0]),
        away: nameOf(fixture.seats[1]),
      }),
    ),
    ...late.map(
      (fixture): Decision => ({
        kind: "late",
        fixture,
        home: fixture.seats.slice(0, -1).map(nameOf).join(", "),
        away: nameOf(fixture.seats.at(-1)),
      }),
    ),
    ...bracket.flatMap(({ level, sides: [home, away] }): Decision[] =>
      level === undefined ? [] : [{ kind: "level-tie", fixtureId: level, home: nameOf(home), away: nameOf(away) }],
    ),
    ...unanswered.map(
      ({ challengerId, challengedId, answerBy }): Decision => ({
        kind: "challenge",
        challenger: nameOf(challengerId),
        challenged: nameOf(challengedId),
        answerBy,
      }),
    ),
    ...pendingTies.map(
      ({ criterion, entries: tied }): Decision => ({
        kind: "tie",
        competition: competition.slug,
        names: tied.map(nameOf),
        criterion,
      }),
    ),
  ];
}

const ICONS = { dispute: flag, late: clockAlert, "level-tie": scale, challenge: clockAlert, tie: scale } as const;

interface DecisionsCardProps {
  readonly decisions: readonly Decision[];
  readonly timeZone: string;
  readonly base: string;
  readonly locale: Locale;
}

/** What needs the organiser: disputes first, then what is late, then ties. */
export async function DecisionsCard({ decisions, timeZone, base, locale }: DecisionsCardProps) {
  const t = await getTranslations("office");
  const agreement = await getTranslations("agreement");
  const formats = await getTranslations("formats");
  if (decisions.length === 0) {
    return (
      <EmptyState icon={check} title={t("nothing-to-decide")}>
        {t("nothing-to-decide-text")}
      </EmptyState>
    );
  }
  return (
    <Card title={t("needs-you", { count: decisions.length })} flush>
      <ul>
        {decisions.map((decision, index) => (
          <li key={index} className="decision">
            <span className={decision.kind.endsWith("tie") ? "decision-icon" : "decision-icon decision-warn"}>
              <Icon path={ICONS[decision.kind]} size="lg" />
            </span>
            {decision.kind === "dispute" ? (
              <>
                <div className="grow">
                  <b>{agreement("is-disputed", { home: decision.home, away: decision.away })}</b>
                  {decision.fixture.disputes.map(({ seat, note }) => (
                    <p
                      key={seat}
                      className="small muted"
                    >{`${seat === 0 ? decision.home : decision.away}: “${note}”`}</p>
                  ))}
                </div>
                <ButtonLink href={`/${locale}/fixtures/${decision.fixture.id}`}>{t("decide")}</ButtonLink>
              </>
            ) : decision.kind === "late" ? (
              <>
                <div className="grow">
                  <b>{t("no-result", { home: decision.home, away: decision.away })}</b>
                  <p className="small muted">
                    {t("round", { round: decision.fixture.round })}
                    {decision.fixture.deadlineAt !== null && (
                      <>
                        {`, ${t("ended")} `}
                        <DateTime at={decision.fixture.deadlineAt} timeZone={timeZone} look="day" />
                      </>
                    )}
                  </p>
                </div>
                <ButtonLink href={`${base}/calendar#fixture-${decision.fixture.id}`}>{t("decide")}</ButtonLink>
              </>
            ) : decision.kind === "challenge" ? (
              <>
                <div className="grow">
                  <b>
                    {formats("ladder.between", { challenger: decision.challenger, challenged: decision.challenged })}
                  </b>
                  <p className="small muted">
                    {formats("ladder.unanswered")} <DateTime at={decision.answerBy} timeZone={timeZone} look="day" />
                  </p>
                </div>
                <ButtonLink href={`${base}/clubs`}>{t("decide")}</ButtonLink>
              </>
            ) : decision.kind === "level-tie" ? (
              <>
                <div className="grow">
                  <b>{t("level", { names: `${decision.home}, ${decision.away}` })}</b>
                  <p className="small muted">{formats("name-winner-text")}</p>
                </div>
                <ButtonLink href={`${base}/calendar#fixture-${decision.fixtureId}`}>{t("decide")}</ButtonLink>
              </>
            ) : (
              <>
                <div className="grow">
                  <b>{t("level", { names: decision.names.join(", ") })}</b>
                  <p className="small muted">{t(`criterion.${decision.criterion === "lots" ? "lots" : "play-off"}`)}</p>
                </div>
                <ButtonLink href={`${base}/rules?competition=${decision.competition}#ties`}>{t("decide")}</ButtonLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
