"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";
import { Switch } from "@/app/_ui/switch";
import { SECOND_LEGS } from "@/engine/league/schedule";
import { CalendarForm } from "./calendar-form";

interface MakeCalendarProps {
  readonly competitionId: string;
  readonly isDouble: boolean;
  /** Groups may meet once or twice. */
  readonly areGroups: boolean;
  /** How many divisions it has. */
  readonly divisions: number;
  /** A calendar is there already and nothing was played. */
  readonly isAgain: boolean;
}

/** The calendar of a round robin, in one or in divisions. Each new try draws anew. */
export function MakeCalendar({ competitionId, isDouble, areGroups, divisions, isAgain }: MakeCalendarProps) {
  const t = useTranslations("office");
  const f = useTranslations("formats");
  const client = useTRPCClient();
  const [secondLeg, setSecondLeg] = useState<(typeof SECOND_LEGS)[number]>("french");
  const [seed, setSeed] = useState(1);
  const [isTwice, setTwice] = useState(false);
  const [crossRounds, setCross] = useState(0);
  const legs = isTwice ? 2 : 1;
  return (
    <CalendarForm
      isAgain={isAgain}
      make={(dates) => {
        setSeed(seed + 1);
        return client.competitions.makeCalendar.mutate({ competitionId, secondLeg, seed, legs, crossRounds, ...dates });
      }}
      before={
        divisions > 1 && <NumberStepper label={f("cross-rounds")} value={crossRounds} max={40} onChange={setCross} />
      }
      below={
        areGroups && <Switch label={f("twice")} checked={isTwice} onChange={({ target }) => setTwice(target.checked)} />
      }
      after={
        (isDouble || isTwice) && (
          <SelectField
            label={t("second-leg")}
            value={secondLeg}
            onChange={(event) => setSecondLeg(SECOND_LEGS.find((one) => one === event.target.value) ?? "french")}
            options={SECOND_LEGS.map((value) => ({ value, label: t(`leg.${value}`) }))}
          />
        )
      }
    />
  );
}
