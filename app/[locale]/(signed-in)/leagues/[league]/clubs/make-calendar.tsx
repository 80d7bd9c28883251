"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { calendarPlus } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";
import { TextField } from "@/app/_ui/text-field";
import { SECOND_LEGS } from "@/engine/league/schedule";

interface MakeCalendarProps {
  readonly competitionId: string;
  readonly isDouble: boolean;
  /** A calendar is there already and nothing was played. */
  readonly isAgain: boolean;
}

/** The calendar with one button; dates and the order of the second leg if one likes. */
export function MakeCalendar({ competitionId, isDouble, isAgain }: MakeCalendarProps) {
  const t = useTranslations("office");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [startsOn, setStartsOn] = useState("");
  const [daysPerRound, setDays] = useState(7);
  const [secondLeg, setSecondLeg] = useState<(typeof SECOND_LEGS)[number]>("french");
  const [seed, setSeed] = useState(1);
  const [made, setMade] = useState<{ rounds: number; fixtures: number }>();

  async function make() {
    const dates = startsOn === "" ? {} : { startsOn, daysPerRound };
    setMade(await run(() => client.competitions.makeCalendar.mutate({ competitionId, secondLeg, seed, ...dates })));
    setSeed(seed + 1);
  }

  return (
    <section className="stack">
      <div className="row row-3 wrap items-end">
        <TextField
          type="date"
          label={t("starts-on")}
          value={startsOn}
          onChange={(event) => setStartsOn(event.target.value)}
        />
        <NumberStepper label={t("days-a-round")} value={daysPerRound} min={1} max={60} onChange={setDays} />
        {isDouble && (
          <SelectField
            label={t("second-leg")}
            value={secondLeg}
            onChange={(event) => setSecondLeg(SECOND_LEGS.find((one) => one === event.target.value) ?? "french")}
            options={SECOND_LEGS.map((value) => ({ value, label: t(`leg.${value}`) }))}
          />
        )}
      </div>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {made !== undefined && (
        <Notice tone="good" live>
          {t("calendar-made", made)}
        </Notice>
      )}
      <Button
        variant={isAgain ? "plain" : "primary"}
        size="table"
        icon={calendarPlus}
        busy={isBusy}
        onClick={() => void make()}
      >
        {t(isAgain ? "make-calendar-again" : "make-calendar")}
      </Button>
    </section>
  );
}
