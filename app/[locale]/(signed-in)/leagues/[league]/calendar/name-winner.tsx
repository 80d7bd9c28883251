"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonDialog } from "@/app/_office/reason-dialog";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Button } from "@/app/_ui/button";
import { RadioGroup } from "@/app/_ui/choices";

interface NameWinnerProps {
  readonly fixtureId: string;
  readonly home: string;
  readonly away: string;
}

/** Says who goes through after a tie that its games left level, with the reason. */
export function NameWinner({ fixtureId, home, away }: NameWinnerProps) {
  const t = useTranslations("formats");
  const client = useTRPCClient();
  const [winner, setWinner] = useState<"0" | "1">("0");

  const send = (reason: string) =>
    client.brackets.nameWinner.mutate({ fixtureId, winner: winner === "0" ? 0 : 1, reason });

  return (
    <ReasonDialog
      title={t("name-winner-title", { home, away })}
      description={t("name-winner-text")}
      trigger={<Button>{t("name-winner")}</Button>}
      sendLabel={t("name-winner-send")}
      onSend={send}
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
    </ReasonDialog>
  );
}
