"use client";

import { useLocale, useTranslations } from "next-intl";
import { PairTablet } from "@/app/_office/pair-tablet";
import { ButtonLink } from "@/app/_ui/button";
import { Chip, LiveChip } from "@/app/_ui/chip";
import { Crest } from "@/app/_ui/crest/crest";
import { formatDate, formatScore } from "@/app/_ui/format";
import { play } from "@/app/_ui/icon-paths";
import type { ClubCrest } from "@/engine/league/crest";
import { StartPlay } from "../../../home/start-play";
import { type Agreed, AgreementLine } from "./agreement-line";
import { NameWinner } from "./name-winner";
import { ResultDialog } from "./result-dialog";
import { ScheduleDialog } from "./schedule-dialog";
import { UnplayedDialog } from "./unplayed-dialog";

export interface CalendarSide {
  readonly name: string;
  /** Absent: drawn from the name. */
  readonly crest: ClubCrest | undefined;
}

export interface CalendarFixture {
  readonly id: string;
  readonly home: CalendarSide;
  readonly away: CalendarSide;
  readonly state: "played" | "live" | "late" | "open" | "cancelled";
  readonly kind: string | undefined;
  readonly scores: readonly number[] | undefined;
  readonly startsAt: number | undefined;
  readonly place: string;
  readonly playId: string | undefined;
  /** A game of a knock-out, in which a draw needs a winner that is named. */
  readonly isTie: boolean;
  /** Its log can be corrected once it is played. */
  readonly isCorrectable?: boolean;
}

interface FixtureRowProps {
  readonly fixture: CalendarFixture;
  readonly agreed: Agreed;
  /** A tie that its games left level: its winner may be named. */
  readonly isLevel: boolean;
  readonly timeZone: string;
}

/** A fixture as the organiser sees it, with what can be done about it. */
export function FixtureRow({ fixture, agreed, isLevel, timeZone }: FixtureRowProps) {
  const t = useTranslations("office");
  const locale = useLocale();
  const { id, home, away, state, kind, scores, startsAt, place, playId } = fixture;
  const [homeScore = 0, awayScore = 0] = scores ?? [];
  const when = startsAt === undefined ? undefined : formatDate(locale, startsAt, timeZone, "weekday-time");
  if (kind === "bye")
    return (
      <div className="fixture-line">
        <Crest name={home.name} design={home.crest} size={30} /> {home.name} <span className="muted">{t("rests")}</span>
      </div>
    );
  return (
    <div id={`fixture-${id}`} className="fixture-line">
      <div className="fixture">
        <span className="fixture-side fixture-home">
          {home.name} <Crest name={home.name} design={home.crest} size={30} />
        </span>
        <span className="fixture-mid">
          {scores === undefined ? "–" : formatScore(homeScore, awayScore)}
          <small>{[when, place].filter(Boolean).join(", ")}</small>
        </span>
        <span className="fixture-side">
          <Crest name={away.name} design={away.crest} size={30} /> {away.name}
        </span>
      </div>
      {state === "live" && <LiveChip>{t("state.live")}</LiveChip>}
      {state === "late" && <Chip tone="warn">{t("state.late")}</Chip>}
      {state === "cancelled" && <Chip>{t("state.cancelled")}</Chip>}
      {state === "cancelled" ? null : playId !== undefined ? (
        <>
          {state === "live" && <PairTablet fixtureId={id} timeZone={timeZone} />}
          <ButtonLink variant="quiet" href={`/${locale}/plays/${playId}`}>
            {t("open-play")}
          </ButtonLink>
          {(state === "played" || state === "live") && fixture.isCorrectable === true && (
            <ButtonLink variant="quiet" href={`/${locale}/corrections/${playId}`}>
              {t(state === "live" ? "give-up-match" : "correct-result")}
            </ButtonLink>
          )}
        </>
      ) : (
        <>
          {state !== "played" && (
            <StartPlay fixtureId={id} label={t("start-match")} icon={play} locale={locale} isPlain />
          )}
          {state !== "played" && fixture.isCorrectable === true && <UnplayedDialog fixture={fixture} />}
          <ResultDialog fixture={fixture} />
        </>
      )}
      {(state === "open" || state === "late") && (
        <ScheduleDialog fixture={fixture} title={`${home.name} – ${away.name}`} timeZone={timeZone} />
      )}
      {isLevel && <NameWinner fixtureId={id} home={home.name} away={away.name} />}
      <AgreementLine fixtureId={id} {...agreed} />
    </div>
  );
}
