"use client";

import { useParams, useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button, ButtonLink } from "@/app/_ui/button";
import { clipboardList, play } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import { Switch } from "@/app/_ui/switch";
import type { StepEntry } from "./format-steps";
import type { SheetChoice } from "./sheets-to-choose";

interface StartSeasonProps {
  readonly competitionId: string;
  readonly entries: readonly StepEntry[];
  /** Where every coach chooses one beforehand. */
  readonly sheets: readonly SheetChoice[] | undefined;
  readonly hasBegun: boolean;
}

/** Starts the season that is one play, or goes to the one that runs. */
export function StartSeason({ competitionId, entries, sheets, hasBegun }: StartSeasonProps) {
  const t = useTranslations("office");
  const locale = useLocale();
  const { league } = useParams<{ readonly league: string }>();
  const client = useTRPCClient();
  const router = useRouter();
  const { run, isBusy, refusal } = useCall();
  const [shared, setShared] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const isReady = entries.length === 4 || entries.length === 6;
  const choosing = sheets === undefined || hasBegun ? [] : entries.filter(({ hasCoach }) => hasCoach);
  const haveChosen = choosing.every(({ id }) => (chosen[id] ?? "") !== "");

  async function start() {
    const started = await run(() => client.plays.startSeason.mutate({ competitionId, shared, sheets: chosen }));
    if (started !== undefined) router.push(`/${locale}/plays/${started.playId}`);
  }

  return (
    <div className="stack">
      {!isReady && <Notice tone="info">{t("needs-four-or-six")}</Notice>}
      {!hasBegun && (
        <Switch
          label={t("one-tablet")}
          hint={t("one-tablet-hint")}
          checked={shared}
          onChange={(event) => setShared(event.target.checked)}
        />
      )}
      {choosing.map(({ id, name }) => (
        <SelectField
          key={id}
          label={t("sheet-of", { name })}
          value={chosen[id] ?? ""}
          onChange={({ target }) => setChosen({ ...chosen, [id]: target.value })}
          options={[
            { value: "", label: t("choose-sheet") },
            ...(sheets ?? []).map((sheet) => ({
              value: sheet.id,
              label: sheet.formation,
              disabled: Object.entries(chosen).some(([other, taken]) => other !== id && taken === sheet.id),
            })),
          ]}
        />
      ))}
      <ButtonLink
        variant="quiet"
        icon={clipboardList}
        href={`/${locale}/leagues/${league}/cards?competition=${competitionId}`}
      >
        {t("card-set")}
      </ButtonLink>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Button
        variant="primary"
        size="table"
        icon={play}
        busy={isBusy}
        disabled={!isReady || !haveChosen}
        onClick={() => void start()}
      >
        {t(hasBegun ? "to-the-season" : "start-season")}
      </Button>
    </div>
  );
}
