"use client";

import type { inferRouterOutputs } from "@trpc/server";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Icon } from "@/app/_ui/icon";
import { arrowLeftRight, chevronDown } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import type { AppRouter } from "@/server/root";

export type RoundCheckData = NonNullable<inferRouterOutputs<AppRouter>["swiss"]["check"]>;
type Warning = RoundCheckData["warnings"][number];

interface RoundCheckProps {
  readonly competitionId: string;
  readonly check: RoundCheckData;
  readonly entries: readonly { readonly id: string; readonly name: string }[];
}

/** What one should know about the pairings of the round that is on, and two that may be exchanged by hand. */
export function RoundCheck({ competitionId, check, entries }: RoundCheckProps) {
  const t = useTranslations("formats");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const free = entries.filter(({ id }) => check.free.includes(id));
  const [first, setFirst] = useState("");
  const [second, setSecond] = useState("");
  const firstId = free.find(({ id }) => id === first)?.id ?? free[0]?.id ?? "";
  const secondId = free.find(({ id }) => id === second)?.id ?? free[1]?.id ?? "";
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? "";
  const options = free.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <section className="stack">
      {check.warnings.length > 0 && (
        <Notice tone="warn" live>
          <ul>
            {check.warnings.map((warning, index) => (
              <li key={index}>{wordsOf(t, warning, nameOf)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {free.length > 2 && (
        <details className="why">
          <summary>
            <b>{t("change-round", { round: check.round })}</b>
            <Icon path={chevronDown} />
          </summary>
          <div className="row row-3 wrap items-end">
            <span className="grow">
              <SelectField
                label={t("exchange-first")}
                value={firstId}
                onChange={({ target }) => setFirst(target.value)}
                options={options}
              />
            </span>
            <span className="grow">
              <SelectField
                label={t("exchange-second")}
                value={secondId}
                onChange={({ target }) => setSecond(target.value)}
                options={options}
              />
            </span>
            <Button
              icon={arrowLeftRight}
              busy={isBusy}
              onClick={() => void run(() => client.swiss.exchange.mutate({ competitionId, firstId, secondId }))}
            >
              {t("exchange")}
            </Button>
          </div>
          {refusal !== undefined && (
            <Notice tone="bad" live>
              {refusal}
            </Notice>
          )}
        </details>
      )}
    </section>
  );
}

function wordsOf(
  t: ReturnType<typeof useTranslations<"formats">>,
  warning: Warning,
  nameOf: (id: string) => string,
): string {
  switch (warning.code) {
    case "rematch":
      return t("warning.rematch", { one: nameOf(warning.entries[0]), other: nameOf(warning.entries[1]) });
    case "score-gap":
      return t("warning.score-gap", {
        one: nameOf(warning.entries[0]),
        other: nameOf(warning.entries[1]),
        gap: warning.gap,
      });
    case "second-bye":
    case "plays-twice":
    case "not-paired":
    case "not-in-the-round":
      return t(`warning.${warning.code}`, { name: nameOf(warning.entry) });
  }
}
