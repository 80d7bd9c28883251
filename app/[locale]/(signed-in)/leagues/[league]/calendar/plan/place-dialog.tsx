"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Dialog } from "@/app/_ui/dialog";
import { mapPin } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { TextField } from "@/app/_ui/text-field";
import type { Planning } from "./planning-types";

interface PlaceDialogProps {
  readonly leagueId: string;
  /** Left out for a new one. */
  readonly place?: Planning["placeRows"][number];
}

const BUFFER_STEP = 15;

/** A place with its room; a new one, or one that is known. */
export function PlaceDialog({ leagueId, place }: PlaceDialogProps) {
  const t = useTranslations("planning");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(place?.name ?? "");
  const [capacity, setCapacity] = useState(place?.capacity ?? 1);
  const [bufferMinutes, setBuffer] = useState(place?.bufferMinutes ?? 0);
  const title = place === undefined ? t("add-place") : t("change", { what: place.name });

  async function save() {
    const known = place === undefined ? {} : { placeId: place.id };
    const input = { leagueId, name, capacity, bufferMinutes, ...known };
    if ((await run(() => client.places.save.mutate(input).then(() => true))) !== true) return;
    setOpen(false);
    if (place === undefined) setName("");
  }

  return (
    <Dialog
      title={title}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        place === undefined ? (
          <Button icon={mapPin}>{title}</Button>
        ) : (
          <Button variant="quiet" aria-label={title}>
            {t("change-short")}
          </Button>
        )
      }
    >
      <CallForm onSend={() => void save()}>
        <TextField
          label={t("place-name")}
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={80}
          required
        />
        <NumberStepper label={t("capacity")} value={capacity} min={1} max={99} onChange={setCapacity} />
        <NumberStepper
          label={t("buffer")}
          value={bufferMinutes}
          min={0}
          max={240}
          step={BUFFER_STEP}
          onChange={setBuffer}
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
