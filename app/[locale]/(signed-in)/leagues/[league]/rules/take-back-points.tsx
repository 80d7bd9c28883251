"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Dialog } from "@/app/_ui/dialog";
import { Notice } from "@/app/_ui/notice";
import { TextField } from "@/app/_ui/text-field";

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
      <CallForm onSend={() => void save()}>
        <TextField
          label={t("reason")}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={200}
          required
        />
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {t("take-back")}
        </Button>
      </CallForm>
    </Dialog>
  );
}
