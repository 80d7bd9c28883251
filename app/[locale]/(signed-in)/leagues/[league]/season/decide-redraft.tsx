"use client";

import { useTranslations } from "next-intl";
import { ReasonDialog } from "@/app/_office/reason-dialog";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Button } from "@/app/_ui/button";

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

  const send = (reason: string) => client.redrafts[what].mutate({ clubId, reason });

  return (
    <ReasonDialog
      title={t(`${what}-title`, { name })}
      description={t(`${what}-text`)}
      trigger={
        <Button variant="quiet" aria-label={`${t(what)}: ${name}`}>
          {t(what)}
        </Button>
      }
      sendLabel={t(what)}
      onSend={send}
      danger
    />
  );
}
