"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonDialog } from "@/app/_office/reason-dialog";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Button } from "@/app/_ui/button";
import { userMinus } from "@/app/_ui/icon-paths";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";
import { WITHDRAWAL_POLICIES } from "@/engine/league/withdrawals";
import { TablePair } from "./table-pair";
import { type Trial, usePreview } from "./use-preview";

interface WithdrawDialogProps {
  readonly competitionId: string;
  readonly entryId: string;
  readonly name: string;
}

/** An entry leaves: what becomes of its matches, with both tables, and why. */
export function WithdrawDialog({ competitionId, entryId, name }: WithdrawDialogProps) {
  const t = useTranslations("season");
  const client = useTRPCClient();
  const [policy, setPolicy] = useState<(typeof WITHDRAWAL_POLICIES)[number]>("award-rest");
  const [score, setScore] = useState(0);

  const send = (reason: string) => client.tables.withdraw.mutate({ competitionId, entryId, policy, score, reason });

  return (
    <ReasonDialog
      wide
      title={t("withdraw-title", { name })}
      description={t("withdraw-text")}
      trigger={
        <Button variant="quiet" icon={userMinus} aria-label={t("withdraw-title", { name })}>
          {t("withdraw")}
        </Button>
      }
      sendLabel={t("withdraw-title", { name })}
      onSend={send}
      danger
    >
      <SelectField
        label={t("policy")}
        value={policy}
        onChange={({ target }) => setPolicy(WITHDRAWAL_POLICIES.find((one) => one === target.value) ?? "award-rest")}
        options={WITHDRAWAL_POLICIES.map((value) => ({ value, label: t(`policy-name.${value}`) }))}
      />
      {policy === "award-rest" && <NumberStepper label={t("award-score")} value={score} max={99} onChange={setScore} />}
      <TablesWithout competitionId={competitionId} withdrawal={{ entryId, policy, score }} />
    </ReasonDialog>
  );
}

/** Both tables, as long as somebody looks. */
function TablesWithout(trial: Trial) {
  const t = useTranslations("season");
  const preview = usePreview(trial);
  return preview === undefined ? <p className="muted">{t("reckoning")}</p> : <TablePair {...preview} />;
}
