"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonForm } from "@/app/_office/reason-form";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { RadioGroup } from "@/app/_ui/choices";
import { Dialog } from "@/app/_ui/dialog";

interface NameWinnerProps {
  readonly fixtureId: string;
  readonly home: string;
  readonly away: string;
}

/** Says who goes through after a tie that its games left level, with the reason. */
export function NameWinner({ fixtureId, home, away }: NameWinnerProps) {
  const t = useTranslations("formats");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [winner, setWinner] = useState<"0" | "1">("0");
  const [reason, setReason] = useState("");

  async function save() {
    const named = { fixtureId, winner: winner === "0" ? 0 : 1, reason };
    if ((await run(() => client.brackets.nameWinner.mutate(named).then(() => true))) === true) setOpen(false);
  }

  return (
    <Dialog
      title={t("name-winner-title", { home, away })}
      description={t("name-winner-text")}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>{t("name-winner")}</Button>}
    >
      <ReasonForm
        reason={reason}
        onReason={setReason}
        onSend={() => void save()}
        isBusy={isBusy}
        refusal={refusal}
        sendLabel={t("name-winner-send")}
      >
        <RadioGroup
          label={t("goes-through")}
          value={winner}
          onPick={setWinner}
          choices={[
            { value: "0", label: home },
            { value: "1", label: away },
          ]}
        />
      </ReasonForm>
    </Dialog>
  );
}
