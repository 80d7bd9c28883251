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
import { Switch } from "@/app/_ui/switch";
import { TextField } from "@/app/_ui/text-field";

const TIES = ["single", "best-of-3", "best-of-5", "two-legs", "two-legs-away-goals"] as const;

interface MakeKnockOutProps {
  readonly competitionId: string;
  readonly tables: readonly { readonly id: string; readonly name: string }[];
  /** A draw is there already and nothing was played. */
  readonly isAgain: boolean;
}

/** Draws a knock-out: how ties are won, who is seeded how, whether there is a match for the third place. */
export function MakeKnockOut({ competitionId, tables, isAgain }: MakeKnockOutProps) {
  const t = useTranslations("office");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [startsOn, setStartsOn] = useState("");
  const [daysPerRound, setDays] = useState(7);
  const [tie, setTie] = useState<(typeof TIES)[number]>("single");
  const [thirdPlace, setThirdPlace] = useState(false);
  const [seedsFrom, setSeedsFrom] = useState("");
  const [made, setMade] = useState<{ rounds: number; fixtures: number }>();

  async function make() {
    const dates = startsOn === "" ? {} : { startsOn, daysPerRound };
    const knockOut = { tie, thirdPlace, ...(seedsFrom === "" ? {} : { seedsFromId: seedsFrom }) };
    setMade(await run(() => client.competitions.makeCalendar.mutate({ competitionId, knockOut, ...dates })));
  }

  return (
    <section className="stack">
      <div className="row row-3 wrap items-end">
        <SelectField
          label={t("ties")}
          value={tie}
          onChange={(event) => setTie(TIES.find((one) => one === event.target.value) ?? "single")}
          options={TIES.map((value) => ({ value, label: t(`tie.${value}`) }))}
        />
        {tables.length > 0 && (
          <SelectField
            label={t("seeds")}
            value={seedsFrom}
            onChange={(event) => setSeedsFrom(event.target.value)}
            options={[
              { value: "", label: t("seeds-entries") },
              ...tables.map(({ id, name }) => ({ value: id, label: t("seeds-table", { competition: name }) })),
            ]}
          />
        )}
        <TextField
          type="date"
          label={t("starts-on")}
          value={startsOn}
          onChange={(event) => setStartsOn(event.target.value)}
        />
        <NumberStepper label={t("days-a-round")} value={daysPerRound} min={1} max={60} onChange={setDays} />
      </div>
      <Switch label={t("third-place")} checked={thirdPlace} onChange={(event) => setThirdPlace(event.target.checked)} />
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
