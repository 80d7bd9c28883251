"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useState } from "react";
import { datePartsOf } from "@/app/_office/date-parts";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Dialog } from "@/app/_ui/dialog";
import { calendarClock } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { TextField } from "@/app/_ui/text-field";
import type { Clash } from "@/engine/league/clashes";
import type { CalendarFixture } from "./fixture-row";
import { useWords } from "./plan/use-words";

/** Date, time and place of a fixture, as the league's clocks show them; what stands against them is named first. */
export function ScheduleDialog({
  fixture,
  title,
  timeZone,
}: {
  readonly fixture: Pick<CalendarFixture, "id" | "startsAt" | "place">;
  readonly title: string;
  readonly timeZone: string;
}) {
  const t = useTranslations("office");
  const planning = useTranslations("planning");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [date, setDate] = useState(datePartsOf(fixture.startsAt, timeZone).date);
  const [time, setTime] = useState(datePartsOf(fixture.startsAt, timeZone).time);
  const [place, setPlace] = useState(fixture.place);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const { clashText } = useWords({ fixtures: [] });

  async function save() {
    const moment = date === "" ? {} : { date, ...(time === "" ? {} : { time }) };
    const move = { fixtureId: fixture.id, place, ...moment, despite: clashes.length > 0 };
    const answer = await run(() => client.places.move.mutate(move));
    if (answer === undefined) return;
    setClashes(answer.isMoved ? [] : answer.clashes);
    setOpen(!answer.isMoved);
  }

  /** Whatever stood against it may not any more. */
  function type(set: (value: string) => void) {
    return ({ target }: ChangeEvent<HTMLInputElement>) => {
      set(target.value);
      setClashes([]);
    };
  }

  return (
    <Dialog
      title={title}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" icon={calendarClock}>
          {t("set-date")}
        </Button>
      }
    >
      <CallForm onSend={() => void save()}>
        <TextField type="date" label={t("date")} value={date} onChange={type(setDate)} />
        <TextField type="time" label={t("time")} hint={timeZone} value={time} onChange={type(setTime)} />
        <TextField label={t("place")} value={place} onChange={type(setPlace)} maxLength={80} />
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        {clashes.length > 0 && (
          <Notice tone="warn" live>
            {clashes.map((clash, index) => (
              <p key={index}>{clashText(clash)}</p>
            ))}
          </Notice>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {clashes.length > 0 ? planning("move-anyway") : t("save-date")}
        </Button>
      </CallForm>
    </Dialog>
  );
}
