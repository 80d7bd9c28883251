"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { SelectField } from "@/app/_ui/select-field";
import { Switch } from "@/app/_ui/switch";
import { CalendarForm } from "./calendar-form";
import { TIES } from "./ties";

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
  const [tie, setTie] = useState<(typeof TIES)[number]>("single");
  const [thirdPlace, setThirdPlace] = useState(false);
  const [seedsFrom, setSeedsFrom] = useState("");
  const knockOut = { tie, thirdPlace, ...(seedsFrom === "" ? {} : { seedsFromId: seedsFrom }) };
  return (
    <CalendarForm
      isAgain={isAgain}
      make={(dates) => client.competitions.makeCalendar.mutate({ competitionId, knockOut, ...dates })}
      before={
        <>
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
        </>
      }
      below={
        <Switch
          label={t("third-place")}
          checked={thirdPlace}
          onChange={(event) => setThirdPlace(event.target.checked)}
        />
      }
    />
  );
}
