"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { datePartsOf } from "@/app/_office/date-parts";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Dialog } from "@/app/_ui/dialog";
import { calendarClock } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { TextField } from "@/app/_ui/text-field";
import type { CalendarFixture } from "./fixture-row";

/** Date, time and place of a fixture, as the league's clocks show them. */
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
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [date, setDate] = useState(datePartsOf(fixture.startsAt, timeZone).date);
  const [time, setTime] = useState(datePartsOf(fixture.startsAt, timeZone).time);
  const [place, setPlace] = useState(fixture.place);

  async function save() {
    const moment = date === "" ? {} : { date, ...(time === "" ? {} : { time }) };
    const saved = await run(() =>
      client.fixtures.setDate.mutate({ fixtureId: fixture.id, place, ...moment }).then(() => true),
    );
    if (saved === true) setOpen(false);
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
        <TextField type="date" label={t("date")} value={date} onChange={(event) => setDate(event.target.value)} />
        <TextField
          type="time"
          label={t("time")}
          hint={timeZone}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <TextField label={t("place")} value={place} onChange={(event) => setPlace(event.target.value)} maxLength={80} />
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {t("save-date")}
        </Button>
      </CallForm>
    </Dialog>
  );
}
