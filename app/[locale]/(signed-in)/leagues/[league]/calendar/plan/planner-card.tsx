"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Card } from "@/app/_ui/card";
import { formatDate } from "@/app/_ui/format";
import { Notice } from "@/app/_ui/notice";
import { ProgressBar } from "@/app/_ui/progress-bar";
import { Checkbox, Switch } from "@/app/_ui/switch";
import { TextField } from "@/app/_ui/text-field";
import { useToast } from "@/app/_ui/toast";
import type { PlanProgress } from "@/engine/league/plan-dates";
import { type DatesPlan, makePlan } from "./make-plan";
import { PlanResult } from "./plan-result";
import type { Planning } from "./planning-types";

interface PlannerCardProps {
  readonly leagueId: string;
  readonly planning: Planning;
  readonly competitionId: string;
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Dates and places for a whole competition: looked at first, then used as a whole. */
export function PlannerCard({ leagueId, planning, competitionId }: PlannerCardProps) {
  const t = useTranslations("planning");
  const locale = useLocale();
  const client = useTRPCClient();
  const toast = useToast();
  const { run, isBusy, refusal } = useCall();
  const [weekdays, setWeekdays] = useState<readonly number[]>(WEEKDAYS);
  const [times, setTimes] = useState("20:00");
  const [mend, setMend] = useState(true);
  const [progress, setProgress] = useState<PlanProgress>();
  const [plan, setPlan] = useState<DatesPlan>();
  const hasDays = planning.rounds.some(
    (round) => round.competitionId === competitionId && round.firstDay !== undefined,
  );

  async function reckon() {
    const wish = { competitionId, weekdays, mend, times: times.match(/\d{1,2}:\d{2}/g)?.map(padded) ?? [] };
    setProgress({ done: 0, of: 1 });
    setPlan(await makePlan(planning, wish, setProgress));
    setProgress(undefined);
  }

  async function apply(dates: DatesPlan["planned"]) {
    const input = { leagueId, dates: dates.map(({ id, at, place }) => ({ fixtureId: id, at, place })) };
    const answer = await run(() => client.places.applyPlan.mutate(input));
    if (answer === undefined) return;
    setPlan(undefined);
    const { dated, planId } = answer;
    toast({
      text: t("applied", { count: dated }),
      action: dated === 0 ? undefined : { label: t("undo"), onAct: () => void undo(planId) },
    });
  }

  async function undo(planId: number) {
    const back = await run(() => client.places.undoPlan.mutate({ leagueId, planId }));
    if (back !== undefined) toast({ text: t("plan-undone", { count: back.undone }) });
  }

  return (
    <Card title={t("planner")}>
      <CallForm onSend={() => void reckon()} className="stack stack-4">
        <p className="small muted">{t("planner-text")}</p>
        {planning.places.length === 0 && <Notice tone="info">{t("needs-places")}</Notice>}
        {!hasDays && <Notice tone="info">{t("needs-days")}</Notice>}
        <fieldset>
          <legend className="label">{t("weekdays")}</legend>
          <div className="row row-3 wrap">
            {WEEKDAYS.map((day) => (
              <Checkbox
                key={day}
                label={formatDate(locale, MONDAY + day * DAY_MS, "UTC", "weekday")}
                checked={weekdays.includes(day)}
                onChange={({ target }) =>
                  setWeekdays(target.checked ? [...weekdays, day] : weekdays.filter((one) => one !== day))
                }
              />
            ))}
          </div>
        </fieldset>
        <TextField
          label={t("times")}
          hint={t("times-hint")}
          value={times}
          onChange={({ target }) => setTimes(target.value)}
          pattern="\s*([01]?[0-9]|2[0-3]):[0-5][0-9](\s*[,;]?\s*([01]?[0-9]|2[0-3]):[0-5][0-9])*\s*"
          required
        />
        <Switch
          label={t("mend")}
          hint={t("mend-hint")}
          checked={mend}
          onChange={({ target }) => setMend(target.checked)}
        />
        {progress !== undefined && <ProgressBar label={t("planning")} value={progress.done} max={progress.of} />}
        <Button
          type="submit"
          variant={plan === undefined ? "primary" : "plain"}
          busy={progress !== undefined}
          disabled={planning.places.length === 0 || !hasDays}
        >
          {t("make-plan")}
        </Button>
      </CallForm>
      {plan !== undefined && (
        <PlanResult plan={plan} planning={planning} isBusy={isBusy} onApply={() => void apply(plan.planned)} />
      )}
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </Card>
  );
}

/** "9:30" as the server reads it. */
const padded = (time: string) => time.padStart(5, "0");
