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

  async function invite(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const note = typedText(event, "note");
    if ((await run(() => client.leagues.invite.mutate({ leagueId, role, note }))) !== undefined) form.reset();
  }

  return (
    <CallForm onSend={(event) => void invite(event)}>
      <div className="row row-3 wrap items-end">
        <SelectField
          label={t("invite-as")}
          value={role}
          onChange={(event) => setRole(ROLES.find((one) => one === event.target.value) ?? "coach")}
          options={ROLES.filter((one) => mayAppoint || one !== "organiser").map((value) => ({
            value,
            label: t(`role.${value}`),
          }))}
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
