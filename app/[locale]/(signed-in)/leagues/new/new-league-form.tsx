"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { typedText } from "@/app/_office/typed-text";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { RadioGroup } from "@/app/_ui/choices";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import { TextareaField, TextField } from "@/app/_ui/text-field";

const VISIBILITIES = ["public", "unlisted", "private"] as const;

/** A league in a minute: a name, where its clocks are, and who may look. */
export function NewLeagueForm({ zones }: { readonly zones: readonly string[] }) {
  const t = useTranslations("office");
  const locale = useLocale();
  const client = useTRPCClient();
  const router = useRouter();
  const { run, isBusy, refusal } = useCall();
  const [timeZone, setTimeZone] = useState("UTC");
  const [visibility, setVisibility] = useState<(typeof VISIBILITIES)[number]>("public");
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);

  async function create(event: FormEvent<HTMLFormElement>) {
    const name = typedText(event, "name");
    const about = typedText(event, "about");
    const league = await run(() => client.leagues.create.mutate({ name, about, timeZone, visibility }));
    if (league !== undefined) router.push(`/${locale}/leagues/${league.slug}`);
  }

  return (
    <CallForm className="stack stack-4" onSend={(event) => void create(event)}>
      <TextField label={t("league-name")} name="name" minLength={2} maxLength={60} required autoFocus />
      <TextareaField label={t("about")} hint={t("about-hint")} name="about" maxLength={2000} rows={3} />
      <SelectField
        label={t("time-zone")}
        hint={t("time-zone-hint")}
        value={timeZone}
        onChange={(event) => setTimeZone(event.target.value)}
        options={[...new Set(["UTC", timeZone, ...zones])].map((zone) => ({
          value: zone,
          label: zone.replaceAll("_", " "),
        }))}
      />
      <RadioGroup
        label={t("visibility")}
        look="cards"
        value={visibility}
        onPick={setVisibility}
        choices={VISIBILITIES.map((value) => ({
          value,
          label: t(`visible.${value}`),
          hint: t(`visible-hint.${value}`),
        }))}
      />
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Button type="submit" variant="primary" busy={isBusy}>
        {t("make-league")}
      </Button>
    </CallForm>
  );
}
