"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAlive } from "@/app/_play/use-alive";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { arrowRight } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { Switch } from "@/app/_ui/switch";
import { TextField } from "@/app/_ui/text-field";
import { type HeldNames, HoldAgainCard } from "./hold-again-card";
import { laddersOf, movesOf } from "./ladder";
import { LadderCard } from "./ladder-card";
import { firstPrizes, PrizesCard, withPrizes } from "./prizes-card";
import type { Plan } from "./season-types";

/** Ends a season and begins the next one: everything is filled in, one looks it over and confirms. */
export function NextSeasonForm({ plan }: { readonly plan: Plan }) {
  const t = useTranslations("seasons");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const { season, competitions, trophyHolders } = plan;
  const [name, setName] = useState(String(season.number + 1));
  const [names, setNames] = useState<HeldNames>(() =>
    Object.fromEntries(competitions.map((one) => [one.id, one.name])),
  );
  const [ladders, setLadders] = useState(() => laddersOf(competitions));
  const [prizes, setPrizes] = useState(() => firstPrizes(competitions));
  const [redraft, setRedraft] = useState(true);
  const isAlive = useAlive();

  const entries = competitions.flatMap((one) => one.entries);
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? "";
  const holders = entries.flatMap((entry) => (trophyHolders.includes(entry.clubId ?? "") ? entry.name : []));
  const open = competitions.reduce((sum, one) => sum + one.open, 0);
  const paid = Object.entries(prizes.places);
  const carry = competitions.flatMap(({ id }) => {
    const next = names[id];
    return next === undefined ? [] : [{ competitionId: id, name: next }];
  });
  const isReady = plan.openPlays.length === 0 && carry.length > 0 && carry.every((one) => one.name.trim().length > 1);
  const hasClubs = competitions.some(({ game }) => game === "blood-bowl");

  async function begin(): Promise<boolean> {
    const done = await run(() =>
      client.seasons.next.mutate({
        seasonId: season.id,
        ...(name.trim() === "" ? {} : { name }),
        carry,
        ladders: ladders
          .filter(({ swaps }) => swaps.some((count) => count > 0))
          .map(({ steps, swaps }) => ({ steps: steps.map(({ id }) => id), swaps: [...swaps] })),
        prizes: paid.map(([competitionId, entryIds]) => ({ competitionId, entryIds: [...entryIds] })),
        ...(prizes.trophyOf === undefined ? {} : { trophyOf: prizes.trophyOf }),
        redraft,
      }),
    );
    return done !== undefined;
  }

  return (
    <div className="stack stack-4" inert={!isAlive}>
      <HoldAgainCard competitions={competitions} names={names} onChange={setNames} />
      {ladders.map((ladder, index) => (
        <LadderCard
          key={ladder.game}
          ladder={ladder}
          nameOf={nameOf}
          onChange={(changed) => setLadders(ladders.with(index, changed))}
        />
      ))}
      {withPrizes(competitions).length > 0 && (
        <PrizesCard competitions={competitions} holders={[...new Set(holders)]} draft={prizes} onChange={setPrizes} />
      )}
      <Card>
        <div className="stack stack-4">
          <TextField
            label={t("season-name")}
            value={name}
            maxLength={40}
            onChange={({ target }) => setName(target.value)}
          />
          {hasClubs && (
            <Switch
              label={t("redraft")}
              hint={t("redraft-hint")}
              checked={redraft}
              onChange={({ target }) => setRedraft(target.checked)}
            />
          )}
          {refusal !== undefined && (
            <Notice tone="bad" live>
              {refusal}
            </Notice>
          )}
          <ConfirmDialog
            title={t("begin-ask", { old: season.name, name })}
            confirmLabel={t("begin-confirm")}
            cancelLabel={t("not-yet")}
            trigger={
              <Button variant="primary" size="table" iconEnd={arrowRight} busy={isBusy} disabled={!isReady}>
                {t("begin", { name })}
              </Button>
            }
            onConfirm={async () => {
              await begin();
              return true;
            }}
          >
            {t("begin-text", {
              open,
              moves: ladders.flatMap((ladder) => movesOf(ladder)).length,
              prizes: paid.reduce((sum, [, entryIds]) => sum + entryIds.length, 0),
            })}
          </ConfirmDialog>
        </div>
      </Card>
    </div>
  );
}
