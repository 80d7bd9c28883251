"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonForm } from "@/app/_office/reason-form";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { userMinus } from "@/app/_ui/icon-paths";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";
import { WITHDRAWAL_POLICIES } from "@/engine/league/withdrawals";
import { TablePair } from "./table-pair";
import { usePreview } from "./use-preview";

interface WithdrawDialogProps {
  readonly competitionId: string;
  readonly entryId: string;
  readonly name: string;
}

/** An entry leaves: what becomes of its matches, with both tables, and why. */
export function WithdrawDialog({ competitionId, entryId, name }: WithdrawDialogProps) {
  const t = useTranslations("season");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [policy, setPolicy] = useState<(typeof WITHDRAWAL_POLICIES)[number]>("award-rest");
  const [score, setScore] = useState(0);
  const [reason, setReason] = useState("");
  const preview = usePreview(isOpen ? { competitionId, withdrawal: { entryId, policy, score } } : undefined);

  async function save() {
    const input = { competitionId, entryId, policy, score, reason };
    if ((await run(() => client.tables.withdraw.mutate(input).then(() => true))) === true) setOpen(false);
  }

  return (
    <Dialog
      wide
      title={t("withdraw-title", { name })}
      description={t("withdraw-text")}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" icon={userMinus} aria-label={t("withdraw-title", { name })}>
          {t("withdraw")}
        </Button>
      }
    >
      <ReasonForm
        reason={reason}
        onReason={setReason}
        onSend={() => void save()}
        isBusy={isBusy}
        refusal={refusal}
        sendLabel={t("withdraw-title", { name })}
        danger
      >
        <SelectField
          label={t("policy")}
          value={policy}
          onChange={({ target }) => setPolicy(WITHDRAWAL_POLICIES.find((one) => one === target.value) ?? "award-rest")}
          options={WITHDRAWAL_POLICIES.map((value) => ({ value, label: t(`policy-name.${value}`) }))}
        />
        {policy === "award-rest" && (
          <NumberStepper label={t("award-score")} value={score} max={99} onChange={setScore} />
        )}
        {preview === undefined ? <p className="muted">{t("reckoning")}</p> : <TablePair {...preview} />}
      </ReasonForm>
    </Dialog>
  );
}
