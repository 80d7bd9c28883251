"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonDialog } from "@/app/_office/reason-dialog";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Button } from "@/app/_ui/button";
import { SelectField } from "@/app/_ui/select-field";
import { TextField } from "@/app/_ui/text-field";
import { DEADLINE_POLICIES, type DeadlinePolicy } from "@/server/rounds/schema";

interface RoundDialogProps {
  readonly competitionId: string;
  readonly round: number;
  /** Matches without a result whose deadline is past, with the names of home and away. */
  readonly late: readonly { readonly id: string; readonly names: readonly string[] }[];
  /** What the house rules say about them. */
  readonly byRule: "organiser" | "double-loss" | "concession-without-penalty" | undefined;
}

/** What is proposed where the house rules say something. */
const FIRST = {
  organiser: "extension",
  "double-loss": "double-loss",
  "concession-without-penalty": "concession",
} as const satisfies Record<NonNullable<RoundDialogProps["byRule"]>, DeadlinePolicy>;

/** What becomes of the matches of a round that were not played in time, decided at once. */
export function RoundDialog({ competitionId, round, late, byRule }: RoundDialogProps) {
  const t = useTranslations("season");
  const client = useTRPCClient();
  const [policy, setPolicy] = useState<DeadlinePolicy>(byRule === undefined ? "extension" : FIRST[byRule]);
  const [until, setUntil] = useState("");
  const [conceding, setConceding] = useState<Readonly<Record<string, string>>>({});
  const title = ({ names }: RoundDialogProps["late"][number]) => names.join(" – ");

  const send = (reason: string) => {
    const decision = { competitionId, round, reason };
    const sides = late.flatMap(({ id }) =>
      conceding[id] === "0" || conceding[id] === "1" ? [{ fixtureId: id, seat: Number(conceding[id]) }] : [],
    );
    return client.rounds.settle.mutate({
      ...decision,
      policy,
      ...(policy === "extension" ? { until } : {}),
      ...(policy === "concession" ? { conceding: sides } : {}),
    });
  };

  return (
    <ReasonDialog
      title={t("decide-round-title", { round })}
      description={t("decide-round-text", { count: late.length })}
      trigger={<Button aria-label={t("decide-round-title", { round })}>{t("decide-round")}</Button>}
      sendLabel={t("apply")}
      onSend={send}
    >
      <p>{t("unplayed.matches", { matches: late.map(title).join(", ") })}</p>
      {byRule !== undefined && (
        <p className="small muted">{t("unplayed.policy", { policy: t(`unplayed.${byRule}`) })}</p>
      )}
      <SelectField
        label={t("what-happens")}
        value={policy}
        onChange={({ target }) => setPolicy(DEADLINE_POLICIES.find((one) => one === target.value) ?? "extension")}
        options={DEADLINE_POLICIES.filter((value) => value !== "concession" || byRule !== undefined).map((value) => ({
          value,
          label: t(`deadline-policy.${value}`),
        }))}
      />
      {policy === "concession" && (
        <>
          <p className="small muted">{t("unplayed.together")}</p>
          {late.map((match) => (
            <SelectField
              key={match.id}
              label={t("unplayed.who-of", { match: title(match) })}
              value={conceding[match.id] ?? ""}
              onChange={({ target }) => setConceding({ ...conceding, [match.id]: target.value })}
              options={[
                { value: "", label: t("unplayed.stays-open") },
                ...match.names.map((label, seat) => ({ value: String(seat), label })),
              ]}
            />
          ))}
        </>
      )}
      {policy === "extension" && (
        <TextField
          type="date"
          label={t("until")}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          required
        />
      )}
    </ReasonDialog>
  );
}
