"use client";

import { useParams, useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button, ButtonLink } from "@/app/_ui/button";
import { clipboardList, play } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { Switch } from "@/app/_ui/switch";

interface StartSeasonProps {
  readonly competitionId: string;
  readonly entries: number;
  readonly hasBegun: boolean;
}

/** Starts the season that is one play, or goes to the one that runs. */
export function StartSeason({ competitionId, entries, hasBegun }: StartSeasonProps) {
  const t = useTranslations("office");
  const locale = useLocale();
  const { league } = useParams<{ readonly league: string }>();
  const client = useTRPCClient();
  const router = useRouter();
  const { run, isBusy, refusal } = useCall();
  const [shared, setShared] = useState(false);
  const isReady = entries === 4 || entries === 6;

  async function start() {
    const started = await run(() => client.plays.startSeason.mutate({ competitionId, shared }));
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
      <Button variant="primary" size="table" icon={play} busy={isBusy} disabled={!isReady} onClick={() => void start()}>
        {t(hasBegun ? "to-the-season" : "start-season")}
      </Button>
    </div>
  );
}
