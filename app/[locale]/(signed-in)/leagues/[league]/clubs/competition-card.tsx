"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { OptionValues } from "@/app/_options/option-values";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { plus } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import { EnterPeople } from "./enter-people";
import { FormatSteps, type FormatStepsProps, type StepEntry } from "./format-steps";
import { HouseRules } from "./house-rules";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface CompetitionCardProps extends Omit<FormatStepsProps, "competition" | "entries"> {
  readonly competition: FormatStepsProps["competition"] & {
    readonly name: string;
    readonly state: string;
    readonly edition: string;
    readonly options: OptionValues;
    /** The first match has started: edition and options stay. */
    readonly isPinned: boolean;
  };
  /** Options of its game where nobody chose. */
  readonly defaults: OptionValues;
  readonly entries: readonly (StepEntry & { readonly coachName: string | undefined })[];
  /** Clubs that could still enter. */
  readonly free: readonly Named[];
  /** Members who could still enter a game without clubs. */
  readonly members: readonly Named[];
  /** There is no calendar, or who comes late plays from the next round on. */
  readonly mayEnter: boolean;
}

/** Who takes part, who could, and the calendar with one button. */
export function CompetitionCard({
  competition,
  defaults,
  entries,
  free,
  members,
  divisions,
  playOffs,
  roundCheck,
  ladder,
  timeZone,
  sheets,
  tables,
  hasCalendar,
  hasBegun,
  mayEnter,
}: CompetitionCardProps) {
  const t = useTranslations("office");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [club, setClub] = useState("");
  const picked = free.find(({ id }) => id === club)?.id ?? free[0]?.id;
  const competitionId = competition.id;
  return (
    <Card
      title={competition.name}
      end={<span className="small muted">{t("entries-count", { count: entries.length })}</span>}
    >
      <div className="stack stack-4">
        <ol className="entry-list">
          {entries.map(({ id, name, coachName }, index) => (
            <li key={id} className="row row-3">
              <span className="num">{index + 1}</span>
              <span className="grow">
                <b>{name}</b> <span className="small muted">{coachName}</span>
              </span>
              {!hasCalendar && (
                <Button
                  variant="quiet"
                  busy={isBusy}
                  onClick={() => void run(() => client.competitions.leave.mutate({ competitionId, entryId: id }))}
                >
                  {t("take-out")}
                </Button>
              )}
            </li>
          ))}
        </ol>
        {mayEnter && picked !== undefined && (
          <div className="row row-3 wrap items-end">
            <span className="grow">
              <SelectField
                label={t("enter-club")}
                value={picked}
                onChange={(event) => setClub(event.target.value)}
                options={free.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </span>
            <Button
              icon={plus}
              busy={isBusy}
              onClick={() =>
                void run(() => client.competitions.enterClubs.mutate({ competitionId, clubIds: [picked] }))
              }
            >
              {t("enter")}
            </Button>
          </div>
        )}
        {mayEnter && competition.game !== "blood-bowl" && (
          <EnterPeople competitionId={competitionId} game={competition.game} members={members} />
        )}
        {entries.length < 2 && <Notice tone="info">{t("needs-two")}</Notice>}
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <FormatSteps
          competition={competition}
          entries={entries}
          divisions={divisions}
          tables={tables}
          hasCalendar={hasCalendar}
          hasBegun={hasBegun}
          playOffs={playOffs}
          roundCheck={roundCheck}
          ladder={ladder}
          timeZone={timeZone}
          sheets={sheets}
        />
        <HouseRules competition={competition} defaults={defaults} />
      </div>
    </Card>
  );
}
