"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { SelectField } from "@/app/_ui/select-field";
import { SECOND_LEGS } from "@/engine/league/schedule";
import { CalendarForm } from "./calendar-form";

interface MakeCalendarProps {
  readonly competitionId: string;
  readonly isDouble: boolean;
  /** A calendar is there already and nothing was played. */
  readonly isAgain: boolean;
}

/** The calendar of a round robin; the order of the second leg if one likes. Each new try draws anew. */
export function MakeCalendar({ competitionId, isDouble, isAgain }: MakeCalendarProps) {
  const t = useTranslations("office");
  const client = useTRPCClient();
  const [secondLeg, setSecondLeg] = useState<(typeof SECOND_LEGS)[number]>("french");
  const [seed, setSeed] = useState(1);
  return (
    <CalendarForm
      isAgain={isAgain}
      make={(dates) => {
        setSeed(seed + 1);
        return client.competitions.makeCalendar.mutate({ competitionId, secondLeg, seed, ...dates });
      }}
      after={
        isDouble && (
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
