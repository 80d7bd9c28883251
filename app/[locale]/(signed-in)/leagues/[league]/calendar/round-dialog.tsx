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
  /** Matches without a result whose deadline is past: "Home – Away". */
  readonly late: readonly string[];
  /** What the house rules say about them. */
  readonly byRule: "organiser" | "double-loss" | "concession-without-penalty" | undefined;
}

/** What becomes of the matches of a round that were not played in time, decided at once. */
export function RoundDialog({ competitionId, round, late, byRule }: RoundDialogProps) {
  const t = useTranslations("season");
  const client = useTRPCClient();
  const [policy, setPolicy] = useState<DeadlinePolicy>(byRule === "double-loss" ? "double-loss" : "extension");
  const [until, setUntil] = useState("");

  const send = (reason: string) => {
    const decision = { competitionId, round, reason };
    const input = policy === "extension" ? { ...decision, policy, until } : { ...decision, policy };
    return client.rounds.settle.mutate(input);
  };

  return (
    <ReasonDialog
      title={t("decide-round-title", { round })}
      description={t("decide-round-text", { count: late.length })}
      trigger={<Button aria-label={t("decide-round-title", { round })}>{t("decide-round")}</Button>}
      sendLabel={t("apply")}
      onSend={send}
    >
      <p>{t("unplayed.matches", { matches: late.join(", ") })}</p>
      {byRule !== undefined && (
        <p className="small muted">
          {t("unplayed.policy", { policy: t(`unplayed.${byRule}`) })}
          {byRule === "concession-without-penalty" && ` ${t("unplayed.later")}`}
        </p>
      )}
      <SelectField
        label={t("what-happens")}
        value={policy}
        onChange={({ target }) => setPolicy(DEADLINE_POLICIES.find((one) => one === target.value) ?? "extension")}
        options={DEADLINE_POLICIES.map((value) => ({ value, label: t(`deadline-policy.${value}`) }))}
      />
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
