"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Card } from "@/app/_ui/card";
import { SegmentedControl } from "@/app/_ui/choices";
import { Dialog } from "@/app/_ui/dialog";
import { IconButton } from "@/app/_ui/icon-button";
import { calendar, trash2 } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import { TextField } from "@/app/_ui/text-field";
import type { Planning } from "./planning-types";
import { useWords } from "./use-words";

interface BlackoutsCardProps {
  readonly leagueId: string;
  readonly planning: Planning;
}

/** Days on which nothing is played, with the reason. */
export function BlackoutsCard({ leagueId, planning }: BlackoutsCardProps) {
  const t = useTranslations("planning");
  const { dayText } = useWords(planning);
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const { blackoutRows, placeRows, clubs } = planning;
  const daysText = (firstDay: string, lastDay: string) =>
    firstDay === lastDay ? dayText(firstDay) : `${dayText(firstDay)} – ${dayText(lastDay)}`;
  return (
    <Card title={t("blackouts")} flush>
      <div className="card-body stack">
        <p className="small muted">{t("blackouts-text")}</p>
        {blackoutRows.length === 0 && <p className="muted">{t("none-yet")}</p>}
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <div>
          <BlackoutDialog leagueId={leagueId} places={placeRows} clubs={clubs} />
        </div>
      </div>
      <ul>
        {blackoutRows.map(({ id, firstDay, lastDay, reason, place, club }) => (
          <li key={id} className="list-line">
            <span className="grow">
              <b>{daysText(firstDay, lastDay)}</b>
              <br />
              <span className="small muted">{[club, reason, place].filter(Boolean).join(" · ")}</span>
            </span>
            <IconButton
              icon={trash2}
              label={t("remove", {
                what: [daysText(firstDay, lastDay), club, reason].filter(Boolean).join(", "),
              })}
              disabled={isBusy}
              onClick={() => void run(() => client.places.removeBlackout.mutate({ leagueId, blackoutId: id }))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const EVERYWHERE = "everywhere";
const WHOM = ["whole-league", "one-club"] as const;

interface BlackoutDialogProps {
  readonly leagueId: string;
  readonly places: Planning["placeRows"];
  readonly clubs: Planning["clubs"];
}

function BlackoutDialog({ leagueId, places, clubs }: BlackoutDialogProps) {
  const t = useTranslations("planning");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [firstDay, setFirstDay] = useState("");
  const [lastDay, setLastDay] = useState("");
  const [whom, setWhom] = useState<(typeof WHOM)[number]>("whole-league");
  const [clubId, setClub] = useState(clubs[0]?.id ?? "");
  const [where, setWhere] = useState(EVERYWHERE);
  const [reason, setReason] = useState("");

  async function save() {
    const of = whom === "one-club" ? { clubId } : where === EVERYWHERE ? {} : { placeId: where };
    const input = { leagueId, firstDay, lastDay: lastDay === "" ? firstDay : lastDay, reason, ...of };
    if ((await run(() => client.places.addBlackout.mutate(input).then(() => true))) === true) setOpen(false);
  }

  return (
    <Dialog
      title={t("add-blackout")}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={calendar}>{t("add-blackout")}</Button>}
    >
      <CallForm onSend={() => void save()}>
        <TextField
          type="date"
          label={t("first-day")}
          value={firstDay}
          onChange={({ target }) => setFirstDay(target.value)}
          required
        />
        <TextField
          type="date"
          label={t("last-day")}
          value={lastDay}
          min={firstDay}
          onChange={({ target }) => setLastDay(target.value)}
        />
        {clubs.length > 0 && (
          <SegmentedControl
            label={t("for-whom")}
            value={whom}
            onPick={setWhom}
            choices={WHOM.map((value) => ({ value, label: t(value) }))}
          />
        )}
        {whom === "one-club" && (
          <SelectField
            label={t("club")}
            value={clubId}
            onChange={({ target }) => setClub(target.value)}
            options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {whom === "whole-league" && places.length > 0 && (
          <SelectField
            label={t("where")}
            value={where}
            onChange={({ target }) => setWhere(target.value)}
            options={[
              { value: EVERYWHERE, label: t("everywhere") },
              ...places.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <TextField
          label={t("reason")}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={120}
          required
        />
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {t("add-blackout")}
        </Button>
      </CallForm>
    </Dialog>
  );
}
