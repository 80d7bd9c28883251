"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonForm } from "@/app/_office/reason-form";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";

interface TakeBackTieProps {
  readonly competitionId: string;
  readonly entryIds: readonly string[];
  readonly names: string;
}

/** Takes the order of level entries back, with a reason; the audit log still tells of it. */
export function TakeBackTie({ competitionId, entryIds, names }: TakeBackTieProps) {
  const t = useTranslations("season");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");

  async function save() {
    const input = { competitionId, entryIds: [...entryIds], reason };
    if ((await run(() => client.tables.takeBackTie.mutate(input).then(() => true))) === true) setOpen(false);
  }

  return (
    <Dialog
      title={t("take-back-points", { name: names })}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">{t("take-back")}</Button>}
    >
      <ReasonForm
        reason={reason}
        onReason={setReason}
        onSend={() => void save()}
        isBusy={isBusy}
        refusal={refusal}
        sendLabel={t("take-back")}
      />
    </Dialog>
  );
}
