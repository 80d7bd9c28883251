"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { FileDrop } from "@/app/_ui/file-drop";
import { Notice } from "@/app/_ui/notice";
import { LONGEST_LEAGUE } from "@/server/exchange/schema";

const Rows = z.array(z.unknown()).default([]);
/** As much of a document as is told before it comes in. */
const Shown = z.object({
  dugout: z.literal("league"),
  playsLeftOut: z.number().default(0),
  tables: z.object({
    leagues: z.array(z.object({ name: z.string() })).length(1),
    clubs: Rows,
    competitions: Rows,
    fixtures: Rows,
    plays: Rows,
  }),
});

type Chosen =
  | { readonly kind: "nothing" | "not-a-league" | "too-long" }
  | { readonly kind: "league"; readonly text: string; readonly shown: z.infer<typeof Shown> };

/** The file of a league, what is in it, and the button that makes it one of ours. */
export function BringLeague() {
  const t = useTranslations("exchange");
  const locale = useLocale();
  const client = useTRPCClient();
  const router = useRouter();
  const { run, isBusy, refusal } = useCall();
  const [chosen, setChosen] = useState<Chosen>({ kind: "nothing" });

  async function bring(text: string) {
    const made = await run(() => client.exchange.importLeague.mutate({ text }));
    if (made !== undefined) router.push(`/${locale}/leagues/${made.slug}`);
  }

  return (
    <div className="stack stack-4">
      <p className="muted">{t("bring-text")}</p>
      <FileDrop
        label={t("choose-league")}
        hint={t("choose-league-hint")}
        accept=".json,application/json"
        onFile={(file) => void file.text().then((text) => setChosen(read(text)))}
      />
      {(chosen.kind === "not-a-league" || chosen.kind === "too-long") && (
        <Notice tone="bad" live>
          {t(chosen.kind)}
        </Notice>
      )}
      {chosen.kind === "league" && (
        <Notice live>
          <b>{chosen.shown.tables.leagues[0]?.name}</b>
          <br />
          {t("in-document", {
            clubs: chosen.shown.tables.clubs.length,
            competitions: chosen.shown.tables.competitions.length,
            fixtures: chosen.shown.tables.fixtures.length,
            plays: chosen.shown.tables.plays.length,
          })}
          {chosen.shown.playsLeftOut > 0 && ` ${t("left-out", { count: chosen.shown.playsLeftOut })}`}
        </Notice>
      )}
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Button
        variant="primary"
        busy={isBusy}
        disabled={chosen.kind !== "league"}
        onClick={() => chosen.kind === "league" && void bring(chosen.text)}
      >
        {t("make-league")}
      </Button>
    </div>
  );
}

function read(text: string): Chosen {
  if (text.length > LONGEST_LEAGUE) return { kind: "too-long" };
  try {
    const shown = Shown.safeParse(JSON.parse(text));
    return shown.success ? { kind: "league", text, shown: shown.data } : { kind: "not-a-league" };
  } catch {
    return { kind: "not-a-league" };
  }
}
