"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Dialog } from "@/app/_ui/dialog";
import { lock, settings } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { Switch } from "@/app/_ui/switch";
import { TextField } from "@/app/_ui/text-field";

interface RoundSettingsProps {
  readonly competitionId: string;
  readonly round: number;
  readonly name: string;
  /** ISO dates in the league's time zone; empty for open ends. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly isLocked: boolean;
}

/** What a round is called, from when to when it lasts, and whether its matches may move. */
export function RoundSettings({ competitionId, round, ...stored }: RoundSettingsProps) {
  const t = useTranslations("planning");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(stored.name);
  const [firstDay, setFirstDay] = useState(stored.firstDay);
  const [lastDay, setLastDay] = useState(stored.lastDay);
  const [isLocked, setLocked] = useState(stored.isLocked);

  async function save() {
    const window = { ...(firstDay === "" ? {} : { firstDay }), ...(lastDay === "" ? {} : { lastDay }) };
    const input = { competitionId, round, name, isLocked, ...window };
    if ((await run(() => client.rounds.change.mutate(input).then(() => true))) === true) setOpen(false);
  }

  return (
    <Dialog
      title={t("change-round", { round })}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          variant="quiet"
          icon={stored.isLocked ? lock : settings}
          aria-label={t("change-round", { round })}
          className="ml-auto self-center"
        >
          {t(stored.isLocked ? "locked" : "round")}
        </Button>
      }
    >
      <CallForm onSend={() => void save()}>
        <TextField
          label={t("round-name")}
          hint={t("round-name-hint")}
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={40}
        />
        <TextField
          type="date"
          label={t("first-day")}
          value={firstDay}
          onChange={({ target }) => setFirstDay(target.value)}
        />
        <TextField
          type="date"
          label={t("last-day")}
          hint={t("last-day-hint")}
          value={lastDay}
          min={firstDay}
          onChange={({ target }) => setLastDay(target.value)}
        />
        <Switch
          label={t("locked")}
          hint={t("locked-hint")}
          checked={isLocked}
          onChange={({ target }) => setLocked(target.checked)}
        />
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {t("save")}
        </Button>
      </CallForm>
    </Dialog>
  );
}
