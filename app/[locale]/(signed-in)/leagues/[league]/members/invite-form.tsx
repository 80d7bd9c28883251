"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { typedText } from "@/app/_office/typed-text";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { link } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import { TextField } from "@/app/_ui/text-field";

const ROLES = ["coach", "recorder", "member", "deputy", "organiser"] as const;
const DAYS = [1, 7, 30, 90] as const;
const USES = [1, 5, 20, 50, 200] as const;

interface InviteFormProps {
  readonly leagueId: string;
  readonly isFirst: boolean;
  /** The reader makes organisers, which a deputy does not. */
  readonly mayAppoint: boolean;
}

/** Makes a link that lets people into the league. */
export function InviteForm({ leagueId, isFirst, mayAppoint }: InviteFormProps) {
  const t = useTranslations("office");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [role, setRole] = useState<(typeof ROLES)[number]>("coach");
  const [days, setDays] = useState<number>(30);
  const [mostUses, setMostUses] = useState<number>(50);

  // Who runs the league is asked one by one, unless somebody wants it otherwise.
  function pickRole(next: (typeof ROLES)[number]) {
    setRole(next);
    setMostUses(next === "organiser" || next === "deputy" ? 1 : 50);
  }

  async function invite(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const note = typedText(event, "note");
    if ((await run(() => client.leagues.invite.mutate({ leagueId, role, note, days, mostUses }))) !== undefined)
      form.reset();
  }

  return (
    <CallForm onSend={(event) => void invite(event)}>
      <div className="row row-3 wrap items-end">
        <SelectField
          label={t("invite-as")}
          value={role}
          onChange={(event) => pickRole(ROLES.find((one) => one === event.target.value) ?? "coach")}
          options={ROLES.filter((one) => mayAppoint || one !== "organiser").map((value) => ({
            value,
            label: t(`role.${value}`),
          }))}
        />
        <SelectField
          label={t("invite-days")}
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
          options={DAYS.map((count) => ({ value: String(count), label: t("invite-days-count", { count }) }))}
        />
        <SelectField
          label={t("invite-uses")}
          value={mostUses}
          onChange={(event) => setMostUses(Number(event.target.value))}
          options={USES.map((count) => ({ value: String(count), label: String(count) }))}
        />
        <span className="grow">
          <TextField label={t("invite-note")} name="note" maxLength={120} />
        </span>
      </div>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Button type="submit" variant={isFirst ? "primary" : "plain"} icon={link} busy={isBusy}>
        {t("make-invitation")}
      </Button>
    </CallForm>
  );
}
