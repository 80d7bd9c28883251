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
import { type GroupFixture, titleOf } from "./group-row";

const KINDS = ["played", "double-loss", "void"] as const;

/** The result of a game of three or four with the real cards: who came in as what, goals for and against. */
export function PlacesDialog({ fixture }: { readonly fixture: GroupFixture }) {
  const t = useTranslations("office");
  const words = useTranslations("formats");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const { id, sides } = fixture;
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<(typeof KINDS)[number]>("played");
  const [places, setPlaces] = useState(() => sides.map((_, seat) => fixture.places?.[seat] ?? seat + 1));
  const [scores, setScores] = useState(() => sides.map((_, seat) => fixture.scores?.[seat] ?? 0));
  const [conceded, setConceded] = useState(() => sides.map((_, seat) => fixture.conceded?.[seat] ?? 0));
  const [reason, setReason] = useState("");
  const isSettled = fixture.state === "played";

  async function save() {
    const played = kind === "played" ? { places, conceded } : {};
    const typed = { fixtureId: id, kind, scores, reason, ...played };
    if ((await run(() => client.fixtures.typeResult.mutate(typed).then(() => true))) === true) setOpen(false);
  }

  async function takeBack() {
    const why = reason.trim() === "" ? t("take-back") : reason;
    const taken = { fixtureId: id, reason: why };
    if ((await run(() => client.fixtures.takeBackResult.mutate(taken).then(() => true))) === true) setOpen(false);
  }

  return (
    <Dialog
      wide
      title={titleOf(fixture)}
      description={words("places-hint")}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">{t(isSettled ? "correct-result" : "type-result")}</Button>}
    >
      <CallForm onSend={() => void save()}>
        <SelectField
          label={t("how-it-ended")}
          value={kind}
          onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? "played")}
          options={KINDS.map((value) => ({ value, label: words(`group-kind.${value}`) }))}
        />
        {kind === "played" &&
          sides.map(({ name }, seat) => (
            <fieldset key={name} className="stack stack-2">
              <legend className="strong">{name}</legend>
              <div className="stepper-grid">
                <SelectField
                  label={words("came-in")}
                  value={String(places[seat])}
                  onChange={({ target }) => setPlaces(places.with(seat, Number(target.value)))}
                  options={sides.map((_, index) => ({
                    value: String(index + 1),
                    label: words("place-of", { place: index + 1 }),
                  }))}
                />
                <NumberStepper
                  label={words("scored")}
                  value={scores[seat] ?? 0}
                  max={99}
                  onChange={(value) => setScores(scores.with(seat, value))}
                />
                <NumberStepper
                  label={words("conceded")}
                  value={conceded[seat] ?? 0}
                  max={99}
                  onChange={(value) => setConceded(conceded.with(seat, value))}
                />
              </div>
            </fieldset>
          ))}
        <TextField
          label={t("reason")}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
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
