"use client";

import type { inferRouterOutputs } from "@trpc/server";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SpreadLines } from "@/app/_groups/spread-lines";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { SegmentedControl } from "@/app/_ui/choices";
import { shuffle } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { Checkbox } from "@/app/_ui/switch";
import { TextField } from "@/app/_ui/text-field";
import type { AppRouter } from "@/server/root";

interface DrawEveningProps {
  readonly competitionId: string;
  /** Who is in it and has not left. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly hasRounds: boolean;
}

type Drawn = inferRouterOutputs<AppRouter>["groups"]["drawEvening"];

/** The next evening of a league of groups: who comes, how many rounds, when; and how even the draw became. */
export function DrawEvening({ competitionId, players, hasRounds }: DrawEveningProps) {
  const t = useTranslations("formats");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [absentIds, setAbsent] = useState<string[]>([]);
  const [rounds, setRounds] = useState(3);
  const [size, setSize] = useState<"3" | "4">("4");
  const [date, setDate] = useState("");
  const [time, setTime] = useState("19:00");
  const [minutesPerRound, setMinutes] = useState(45);
  const [place, setPlace] = useState("");
  const [drawn, setDrawn] = useState<Drawn>();
  const [takenBack, setTakenBack] = useState<number>();

  async function draw() {
    setTakenBack(undefined);
    const when = date === "" ? {} : { date, time, minutesPerRound };
    const evening = { competitionId, rounds, size: size === "3" ? (3 as const) : (4 as const), absentIds, place };
    setDrawn(await run(() => client.groups.drawEvening.mutate({ ...evening, ...when })));
  }

  async function takeBack() {
    setDrawn(undefined);
    setTakenBack((await run(() => client.groups.takeBackEvening.mutate({ competitionId })))?.rounds);
  }

  return (
    <CallForm onSend={() => void draw()} className="stack stack-4">
      <fieldset className="field">
        <legend>{t("who-comes")}</legend>
        <span className="grid gap-x-4 md:grid-cols-2">
          {players.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={!absentIds.includes(id)}
              onChange={({ target }) =>
                setAbsent(target.checked ? absentIds.filter((one) => one !== id) : [...absentIds, id])
              }
            />
          ))}
        </span>
      </fieldset>
      <div className="row row-3 wrap items-end">
        <NumberStepper label={t("rounds")} value={rounds} min={1} max={12} onChange={setRounds} />
        <SegmentedControl
          label={t("size")}
          value={size}
          onPick={setSize}
          choices={[
            { value: "4", label: t("size-of.4") },
            { value: "3", label: t("size-of.3") },
          ]}
        />
      </div>
      <div className="row row-3 wrap items-end">
        <TextField type="date" label={t("evening-on")} value={date} onChange={({ target }) => setDate(target.value)} />
        {date !== "" && (
          <>
            <TextField type="time" label={t("from")} value={time} onChange={({ target }) => setTime(target.value)} />
            <NumberStepper
              label={t("minutes")}
              value={minutesPerRound}
              min={5}
              max={240}
              step={5}
              onChange={setMinutes}
            />
          </>
        )}
        <TextField label={t("place")} value={place} maxLength={80} onChange={({ target }) => setPlace(target.value)} />
      </div>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {drawn !== undefined && (
        <Notice tone="good" live>
          {t("evening-drawn", { evening: drawn.evening, rounds: drawn.rounds, players: drawn.players })}
        </Notice>
      )}
      {takenBack !== undefined && (
        <Notice tone="good" live>
          {t("evening-taken-back", { rounds: takenBack })}
        </Notice>
      )}
      {drawn !== undefined && <SpreadLines spread={drawn.spread} />}
      <div className="row row-3 wrap">
        <Button type="submit" variant="primary" size="table" icon={shuffle} busy={isBusy}>
          {t("draw-evening")}
        </Button>
        {hasRounds && (
          <Button variant="quiet" busy={isBusy} onClick={() => void takeBack()}>
            {t("take-back-evening")}
          </Button>
        )}
      </div>
    </CallForm>
  );
}
