"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonForm } from "@/app/_office/reason-form";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";

interface TakeBackPointsProps {
  readonly competitionId: string;
  readonly entryId: string;
  readonly at: number;
  readonly name: string;
}

/** Takes a decision about points back, with a reason; the audit log still tells of it. */
export function TakeBackPoints({ competitionId, entryId, at, name }: TakeBackPointsProps) {
  const t = useTranslations("season");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");

  async function save() {
    const input = { competitionId, entryId, at, reason };
    if ((await run(() => client.tables.takeBackPoints.mutate(input).then(() => true))) === true) setOpen(false);
  }

  return (
    <Dialog
      title={t("take-back-points", { name })}
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
