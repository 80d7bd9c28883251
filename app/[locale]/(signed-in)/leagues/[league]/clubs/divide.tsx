"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { SegmentedControl } from "@/app/_ui/choices";
import { Notice } from "@/app/_ui/notice";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";

interface DivideProps {
  readonly competitionId: string;
  readonly entries: readonly { readonly id: string; readonly name: string; readonly divisionId: string | undefined }[];
  readonly divisions: readonly { readonly id: string; readonly name: string }[];
  /** Groups have letters and lead to a knock-out; divisions have numbers. */
  readonly areGroups: boolean;
}

type Deal = "in-turn" | "by-strength";

/** How many divisions or groups there are, and who is in which; before there is a calendar. */
export function Divide({ competitionId, entries, divisions, areGroups }: DivideProps) {
  const t = useTranslations("formats");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [count, setCount] = useState(Math.max(2, divisions.length));
  const [deal, setDeal] = useState<Deal>(areGroups ? "in-turn" : "by-strength");
  const kind = areGroups ? "group" : "division";
  const most = Math.min(8, Math.floor(entries.length / 2));

  const nameOf = (index: number) =>
    t(`${kind}-name`, { name: areGroups ? String.fromCharCode(65 + index) : String(index + 1) });

  const divide = (names: string[]) => run(() => client.divisions.set.mutate({ competitionId, names, deal }));

  return (
    <section className="stack">
      <h3>{t(`${kind}s`)}</h3>
      <div className="row row-3 wrap items-end">
        <NumberStepper label={t("how-many")} value={count} min={2} max={Math.max(2, most)} onChange={setCount} />
        <SegmentedControl
          label={t("deal")}
          value={deal}
          onPick={setDeal}
          choices={[
            { value: "in-turn", label: t("deal-of.in-turn") },
            { value: "by-strength", label: t("deal-of.by-strength") },
          ]}
        />
        <Button
          busy={isBusy}
          disabled={most < 2}
          onClick={() => void divide(Array.from({ length: count }, (_, index) => nameOf(index)))}
        >
          {t(divisions.length === 0 ? "divide" : "divide-again")}
        </Button>
        {divisions.length > 0 && (
          <Button variant="quiet" busy={isBusy} onClick={() => void divide([])}>
            {t("undivide")}
          </Button>
        )}
      </div>
      {divisions.length > 0 && (
        <div className="grid gap-3 md:grid-cols-2">
          {entries.map(({ id, name, divisionId }) => (
            <SelectField
              key={id}
              label={name}
              value={divisionId ?? ""}
              onChange={({ target }) =>
                void run(() =>
                  client.divisions.moveEntry.mutate({ competitionId, entryId: id, divisionId: target.value }),
                )
              }
              options={[
                ...(divisionId === undefined ? [{ value: "", label: t("no-division") }] : []),
                ...divisions.map((division) => ({ value: division.id, label: division.name })),
              ]}
            />
          ))}
        </div>
      )}
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </section>
  );
}
