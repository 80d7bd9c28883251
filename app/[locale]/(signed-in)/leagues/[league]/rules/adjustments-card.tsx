"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Card } from "@/app/_ui/card";
import { DateTime } from "@/app/_ui/date-time";
import { formatSigned } from "@/app/_ui/format";
import { Notice } from "@/app/_ui/notice";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";
import { TextField } from "@/app/_ui/text-field";
import type { Entry, TableOffice } from "./table-office";
import { TakeBackPoints } from "./take-back-points";

interface AdjustmentsCardProps {
  readonly competitionId: string;
  readonly entries: readonly Entry[];
  readonly adjustments: TableOffice["adjustments"];
  readonly timeZone: string;
}

/** Points given or taken by hand, each with its reason and who did it. */
export function AdjustmentsCard({ competitionId, entries, adjustments, timeZone }: AdjustmentsCardProps) {
  const t = useTranslations("season");
  const locale = useLocale();
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [entryId, setEntryId] = useState(entries[0]?.id ?? "");
  const [points, setPoints] = useState(-1);
  const [reason, setReason] = useState("");
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? "";

  async function save() {
    const input = { competitionId, entryId, points, reason };
    if ((await run(() => client.tables.adjustPoints.mutate(input).then(() => true))) === true) setReason("");
  }

  return (
    <Card title={t("adjustments")}>
      <div className="stack stack-4">
        {adjustments.length === 0 && <p className="muted">{t("no-adjustments")}</p>}
        <ul className="stack">
          {adjustments.map(({ entry, points: own, reason: why, at, author }) => (
            <li key={`${entry}-${at}`} className="flex flex-wrap items-center gap-3">
              <b className="num">{formatSigned(locale, own)}</b>
              <span className="grow">
                <b>{nameOf(entry)}</b>
                <span className="small muted block">
                  {[why, author].filter(Boolean).join(" · ")}
                  {at !== undefined && (
                    <>
                      {" · "}
                      <DateTime at={at} timeZone={timeZone} look="day" />
                    </>
                  )}
                </span>
              </span>
              {at !== undefined && (
                <TakeBackPoints competitionId={competitionId} entryId={entry} at={at} name={nameOf(entry)} />
              )}
            </li>
          ))}
        </ul>
        {entries.length > 0 && (
          <CallForm onSend={() => void save()}>
            <div className="grid items-start gap-3 md:grid-cols-3">
              <SelectField
                label={t("entry")}
                value={entryId}
                onChange={({ target }) => setEntryId(target.value)}
                options={entries.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <NumberStepper
                label={t("points-by-hand")}
                value={points}
                min={-100}
                max={100}
                show={(value) => formatSigned(locale, value)}
                onChange={(value) => setPoints(value === 0 ? (points < 0 ? 1 : -1) : value)}
              />
              <TextField
                label={t("reason")}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                maxLength={200}
                required
              />
            </div>
            {refusal !== undefined && (
              <Notice tone="bad" live>
                {refusal}
              </Notice>
            )}
            <Button type="submit" busy={isBusy} className="justify-self-start">
              {t(points < 0 ? "deduct" : "award")}
            </Button>
          </CallForm>
        )}
      </div>
    </Card>
  );
}
