"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonForm } from "@/app/_office/reason-form";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";

interface DecideRedraftProps {
  readonly clubId: string;
  readonly name: string;
  /** Let the club go on as it is, or open again what was done. */
  readonly what: "waive" | "reopen";
}

/** What an organiser decides about a club's redraft, with a reason. */
export function DecideRedraft({ clubId, name, what }: DecideRedraftProps) {
  const t = useTranslations("seasons");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");

  async function decide() {
    const done = await run(() => client.redrafts[what].mutate({ clubId, reason }).then(() => true));
    if (done === true) setOpen(false);
  }

  return (
    <Dialog
      title={t(`${what}-title`, { name })}
      description={t(`${what}-text`)}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" aria-label={`${t(what)}: ${name}`}>
          {t(what)}
        </Button>
      }
    >
      <ReasonForm
        reason={reason}
        onReason={setReason}
        onSend={() => void decide()}
        isBusy={isBusy}
        refusal={refusal}
        sendLabel={t(what)}
        danger
      />
    </Dialog>
  );
}
