"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Dialog } from "@/app/_ui/dialog";
import { Notice } from "@/app/_ui/notice";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";
import { TextField } from "@/app/_ui/text-field";
import type { CalendarFixture } from "./fixture-row";
import { TableAfter } from "./table-after";

const KINDS = ["played", "awarded", "conceded", "conceded-without-penalty", "double-loss", "void"] as const;

/** A result without a play: it counts for the table alone, and every earlier one stays in the log. */
export function ResultDialog({ fixture }: { readonly fixture: CalendarFixture }) {
  const t = useTranslations("office");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<(typeof KINDS)[number]>("played");
  const [home, setHome] = useState(fixture.scores?.[0] ?? 0);
  const [away, setAway] = useState(fixture.scores?.[1] ?? 0);
  const [homeHurt, setHomeHurt] = useState(0);
  const [awayHurt, setAwayHurt] = useState(0);
  const [reason, setReason] = useState("");
  const [named, setNamed] = useState(0);
  const isLevel = fixture.isTie && home === away && kind !== "void";
  const isSettled = fixture.state === "played";

  const typed = {
    fixtureId: fixture.id,
    kind,
    scores: [home, away],
    casualties: [homeHurt, awayHurt],
    reason,
    ...(isLevel && { winner: named }),
  };

  async function save() {
    if ((await run(() => client.fixtures.typeResult.mutate(typed).then(() => true))) === true) setOpen(false);
  }

  async function takeBack() {
    const why = reason.trim() === "" ? t("take-back") : reason;
    if (
      (await run(() =>
        client.fixtures.takeBackResult.mutate({ fixtureId: fixture.id, reason: why }).then(() => true),
      )) === true
    )
      setOpen(false);
  }

  return (
    <Dialog
      wide={isSettled}
      title={`${fixture.home.name} – ${fixture.away.name}`}
      description={t("typed-result-hint")}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">{t(isSettled ? "correct-result" : "type-result")}</Button>}
    >
      <CallForm onSend={() => void save()}>
        <SelectField
          label={t("how-it-ended")}
          value={kind}
          onChange={(event) => setKind(KINDS.find((one) => one === event.target.value) ?? "played")}
          options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <div className="grid grid-cols-2 gap-3">
          <NumberStepper label={fixture.home.name} value={home} max={99} onChange={setHome} />
          <NumberStepper label={fixture.away.name} value={away} max={99} onChange={setAway} />
          <NumberStepper
            label={t("casualties-of", { club: fixture.home.name })}
            value={homeHurt}
            max={99}
            onChange={setHomeHurt}
          />
          <NumberStepper
            label={t("casualties-of", { club: fixture.away.name })}
            value={awayHurt}
            max={99}
            onChange={setAwayHurt}
          />
        </div>
        {isLevel && (
          <SelectField
            label={t("who-goes-on")}
            value={String(named)}
            onChange={(event) => setNamed(event.target.value === "1" ? 1 : 0)}
            options={[
              { value: "0", label: fixture.home.name },
              { value: "1", label: fixture.away.name },
            ]}
          />
        )}
        {isSettled && isOpen && <TableAfter typed={{ ...typed, reason: "" }} />}
        <TextField
          label={t("reason")}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          maxLength={200}
        />
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {t("save-result")}
        </Button>
        {isSettled && (
          <Button variant="danger" busy={isBusy} onClick={() => void takeBack()}>
            {t("take-back")}
          </Button>
        )}
      </CallForm>
    </Dialog>
  );
}
