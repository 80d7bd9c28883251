"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonForm } from "@/app/_office/reason-form";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";

/** Lets a club go on as it is, with a reason. */
export function WaiveRedraft({ clubId, name }: { readonly clubId: string; readonly name: string }) {
  const t = useTranslations("seasons");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");

  async function waive() {
    const done = await run(() => client.redrafts.waive.mutate({ clubId, reason }).then(() => true));
    if (done === true) setOpen(false);
  }

  return (
    <Dialog
      title={t("waive-title", { name })}
      description={t("waive-text")}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" aria-label={`${t("waive")}: ${name}`}>
          {t("waive")}
        </Button>
      }
    >
      <ReasonForm
        reason={reason}
        onReason={setReason}
        onSend={() => void waive()}
        isBusy={isBusy}
        refusal={refusal}
        sendLabel={t("waive")}
        danger
      />
    </Dialog>
  );
}
