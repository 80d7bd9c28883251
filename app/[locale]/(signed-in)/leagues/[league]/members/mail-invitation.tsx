"use client";

import { useLocale, useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { typedText } from "@/app/_office/typed-text";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { mail } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { TextField } from "@/app/_ui/text-field";
import { useToast } from "@/app/_ui/toast";

interface MailInvitationProps {
  readonly leagueId: string;
  readonly invitationId: string;
}

/** Sends a link into the league to somebody's address. */
export function MailInvitation({ leagueId, invitationId }: MailInvitationProps) {
  const t = useTranslations("notices");
  const locale = useLocale();
  const client = useTRPCClient();
  const toast = useToast();
  const { run, isBusy, refusal } = useCall();

  async function send(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const email = typedText(event, "email");
    const invitation = { leagueId, invitationId, email, locale };
    if ((await run(() => client.notices.mailInvitation.mutate(invitation).then(() => true))) === undefined) return;
    toast({ text: t("mail-sent") });
    form.reset();
  }

  return (
    <CallForm onSend={(event) => void send(event)}>
      <div className="row row-3 wrap items-end">
        <span className="grow">
          <TextField
            label={t("mail-to")}
            hint={t("mail-kept")}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            required
          />
        </span>
        <Button type="submit" icon={mail} busy={isBusy}>
          {t("mail-send")}
        </Button>
      </div>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </CallForm>
  );
}
