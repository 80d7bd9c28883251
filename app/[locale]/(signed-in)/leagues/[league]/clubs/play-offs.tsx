"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { SegmentedControl } from "@/app/_ui/choices";
import { trophy } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";
import { Switch } from "@/app/_ui/switch";
import { TextField } from "@/app/_ui/text-field";
import { TIES } from "./ties";

const SIZES = ["2", "4", "8", "16"] as const;
type Size = (typeof SIZES)[number];

interface PlayOffsProps {
  readonly competitionId: string;
  readonly entries: number;
  /** They are drawn and nothing of them was played. */
  readonly isAgain: boolean;
}

/** Draws the knock-out after the tables: how many go on, how ties are won, the third place. */
export function PlayOffs({ competitionId, entries, isAgain }: PlayOffsProps) {
  const t = useTranslations("formats");
  const office = useTranslations("office");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const sizes = SIZES.filter((size) => Number(size) <= entries);
  const [size, setSize] = useState<Size>(sizes.includes("4") ? "4" : "2");
  const [tie, setTie] = useState<(typeof TIES)[number]>("single");
  const [thirdPlace, setThirdPlace] = useState(false);
  const [startsOn, setStartsOn] = useState("");
  const [daysPerRound, setDays] = useState(7);
  const [rounds, setRounds] = useState<number>();

  async function draw() {
    const dates = startsOn === "" ? {} : { startsOn, daysPerRound };
    const input = { competitionId, size: PLACES[size], tie, thirdPlace, ...dates };
    setRounds((await run(() => client.brackets.drawPlayOffs.mutate(input)))?.rounds);
  }

  return (
    <section className="stack">
      <h3>{t("play-offs")}</h3>
      <div className="row row-3 wrap items-end">
        <SegmentedControl
          label={t("go-on")}
          value={size}
          onPick={setSize}
          choices={sizes.map((value) => ({ value, label: value }))}
        />
        <SelectField
          label={office("ties")}
          value={tie}
          onChange={({ target }) => setTie(TIES.find((one) => one === target.value) ?? "single")}
          options={TIES.map((value) => ({ value, label: office(`tie.${value}`) }))}
        />
        <TextField
          type="date"
          label={office("starts-on")}
          value={startsOn}
          onChange={({ target }) => setStartsOn(target.value)}
        />
        <NumberStepper label={office("days-a-round")} value={daysPerRound} min={1} max={60} onChange={setDays} />
      </div>
      {size !== "2" && (
        <Switch
          label={office("third-place")}
          checked={thirdPlace}
          onChange={({ target }) => setThirdPlace(target.checked)}
        />
      )}
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {rounds !== undefined && (
        <Notice tone="good" live>
          {t("play-offs-drawn", { rounds })}
        </Notice>
      )}
      <Button
        variant={isAgain ? "plain" : "primary"}
        size="table"
        icon={trophy}
        busy={isBusy}
        onClick={() => void draw()}
      >
        {t(isAgain ? "draw-play-offs-again" : "draw-play-offs")}
      </Button>
    </section>
  );
}

const PLACES = { "2": 2, "4": 4, "8": 8, "16": 16 } as const;
