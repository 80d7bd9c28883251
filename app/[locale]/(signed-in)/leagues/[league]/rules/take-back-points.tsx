"use client";

import { useTranslations } from "next-intl";
import { ReasonDialog } from "@/app/_office/reason-dialog";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Button } from "@/app/_ui/button";

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

  const send = (reason: string) => client.tables.takeBackPoints.mutate({ competitionId, entryId, at, reason });

  return (
    <ReasonDialog
      title={t("take-back-points", { name })}
      trigger={<Button variant="quiet">{t("take-back")}</Button>}
      sendLabel={t("take-back")}
      onSend={send}
    />
  );
}
