"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { shuffle } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";

/** The next round of a Swiss with one click; refused in words while a result is missing. */
export function PairRound({ competitionId }: { readonly competitionId: string }) {
  const t = useTranslations("office");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [drawn, setDrawn] = useState<{ round: number; fixtures: number }>();

  async function draw() {
    setDrawn(await run(() => client.competitions.pairRound.mutate({ competitionId })));
  }

  return (
    <section className="stack">
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {drawn !== undefined && (
        <Notice tone="good" live>
          {t("round-drawn", drawn)}
        </Notice>
      )}
      <Button variant="primary" size="table" icon={shuffle} busy={isBusy} onClick={() => void draw()}>
        {t("pair-round")}
      </Button>
    </section>
  );
}
