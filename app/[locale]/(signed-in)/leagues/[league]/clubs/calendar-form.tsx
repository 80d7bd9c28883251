import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { calendarPlus } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { TextField } from "@/app/_ui/text-field";

/** When the first round begins (ISO date) and how long a round lasts; empty where no dates were given. */
export interface CalendarDates {
  readonly startsOn?: string;
  readonly daysPerRound?: number;
}

interface CalendarFormProps {
  /** A calendar is there already and nothing was played. */
  readonly isAgain: boolean;
  readonly make: (dates: CalendarDates) => Promise<{ readonly rounds: number; readonly fixtures: number }>;
  /** Choices of the format in the row of the dates, before and after them, and below. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly below?: ReactNode;
}

/** The calendar with one button: dates if one likes, what the format asks, and what came of it. */
export function CalendarForm({ isAgain, make, before, after, below }: CalendarFormProps) {
  const t = useTranslations("office");
  const { run, isBusy, refusal } = useCall();
  const [startsOn, setStartsOn] = useState("");
  const [daysPerRound, setDays] = useState(7);
  const [made, setMade] = useState<{ rounds: number; fixtures: number }>();
  const dates = startsOn === "" ? {} : { startsOn, daysPerRound };
  return (
    <section className="stack">
      <div className="row row-3 wrap items-end">
        {before}
        <TextField
          type="date"
          label={t("starts-on")}
          value={startsOn}
          onChange={(event) => setStartsOn(event.target.value)}
        />
        <NumberStepper label={t("days-a-round")} value={daysPerRound} min={1} max={60} onChange={setDays} />
        {after}
      </div>
      {below}
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
        onClick={async () => setMade(await run(() => make(dates)))}
      >
        {t(isAgain ? "make-calendar-again" : "make-calendar")}
      </Button>
    </section>
  );
}
