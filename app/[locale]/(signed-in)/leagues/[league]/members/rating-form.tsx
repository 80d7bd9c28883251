"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { TextField } from "@/app/_ui/text-field";

interface RatingFormProps {
  readonly leagueId: string;
  readonly k: number;
  readonly start: number;
}

/** How the coaches' ratings are counted; a change counts them all again. */
export function RatingForm({ leagueId, ...before }: RatingFormProps) {
  const t = useTranslations("club.rating");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [k, setK] = useState(before.k);
  const [start, setStart] = useState(before.start);
  return (
    <form
      className="stack stack-4"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => client.leagues.update.mutate({ leagueId, ratingK: k, ratingStart: start }));
      }}
    >
      <p className="small muted">{t("text")}</p>
      <div className="row row-3 wrap items-end">
        <TextField
          label={t("k")}
          type="number"
          inputMode="numeric"
          min={1}
          max={200}
          required
          value={k}
          onChange={({ target }) => setK(Number(target.value))}
        />
        <TextField
          label={t("start")}
          type="number"
          inputMode="numeric"
          min={0}
          max={5_000}
          required
          value={start}
          onChange={({ target }) => setStart(Number(target.value))}
        />
        <Button type="submit" busy={isBusy} disabled={k === before.k && start === before.start}>
          {t("save")}
        </Button>
      </div>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </form>
  );
}
