"use client";

import { useLocale, useTranslations } from "next-intl";
import { GroupSeats } from "@/app/_groups/group-seats";
import { ButtonLink } from "@/app/_ui/button";
import { Chip, LiveChip } from "@/app/_ui/chip";
import { formatDate } from "@/app/_ui/format";
import { play } from "@/app/_ui/icon-paths";
import type { ClubCrest } from "@/engine/league/crest";
import { StartPlay } from "../../../home/start-play";
import { PlacesDialog } from "./places-dialog";
import { ScheduleDialog } from "./schedule-dialog";

export interface GroupFixture {
  readonly id: string;
  readonly sides: readonly { readonly name: string; readonly crest: ClubCrest | undefined }[];
  readonly state: "played" | "live" | "late" | "open" | "cancelled";
  readonly kind: string | undefined;
  /** By seat, as the goals scored and conceded. */
  readonly places: readonly number[] | undefined;
  readonly scores: readonly number[] | undefined;
  readonly conceded: readonly number[] | undefined;
  readonly startsAt: number | undefined;
  readonly place: string;
  readonly playId: string | undefined;
}

interface GroupRowProps {
  readonly fixture: GroupFixture;
  readonly timeZone: string;
}

/** A game of three or four as the organiser sees it: who sits where or who came in as what, and what can be done. */
export function GroupRow({ fixture, timeZone }: GroupRowProps) {
  const t = useTranslations("office");
  const locale = useLocale();
  const { id, sides, state, startsAt, place, playId, scores } = fixture;
  const when = startsAt === undefined ? undefined : formatDate(locale, startsAt, timeZone, "weekday-time");
  const isOpen = state === "open" || state === "late";
  return (
    <div id={`fixture-${id}`} className="fixture-line">
      <div className="fixture fixture-many">
        <GroupSeats seats={sides} places={fixture.kind === "played" ? fixture.places : undefined} scores={scores} />
        <span className="fixture-mid">
          <small>{[when, place].filter(Boolean).join(", ")}</small>
        </span>
      </div>
      {state === "live" && <LiveChip>{t("state.live")}</LiveChip>}
      {state === "late" && <Chip tone="warn">{t("state.late")}</Chip>}
      {state === "cancelled" && <Chip>{t("state.cancelled")}</Chip>}
      {playId !== undefined && (
        <ButtonLink variant="quiet" href={`/${locale}/plays/${playId}`}>
          {t("open-play")}
        </ButtonLink>
      )}
      {isOpen && <StartPlay fixtureId={id} label={t("start-match")} icon={play} locale={locale} isPlain />}
      {playId === undefined && state !== "cancelled" && <PlacesDialog fixture={fixture} />}
      {isOpen && <ScheduleDialog fixture={fixture} title={titleOf(fixture)} timeZone={timeZone} />}
    </div>
  );
}

/** "Alder – Birch – Cedar" */
export const titleOf = ({ sides }: Pick<GroupFixture, "sides">) => sides.map(({ name }) => name).join(" – ");
