"use client";

import { useTranslations } from "next-intl";
import { ReasonDialog } from "@/app/_office/reason-dialog";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Button } from "@/app/_ui/button";

interface TakeBackTieProps {
  readonly competitionId: string;
  readonly entryIds: readonly string[];
  readonly names: string;
}

/** Takes the order of level entries back, with a reason; the audit log still tells of it. */
export function TakeBackTie({ competitionId, entryIds, names }: TakeBackTieProps) {
  const t = useTranslations("season");
  const client = useTRPCClient();

  const send = (reason: string) => client.tables.takeBackTie.mutate({ competitionId, entryIds: [...entryIds], reason });

  return (
    <ReasonDialog
      title={t("take-back-points", { name: names })}
      trigger={<Button variant="quiet">{t("take-back")}</Button>}
      sendLabel={t("take-back")}
      onSend={send}
    />
  );
}
