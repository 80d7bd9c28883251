"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Dialog } from "@/app/_ui/dialog";
import { Notice } from "@/app/_ui/notice";
import { type HookDraft, HookFields } from "./hook-fields";
import type { Hook } from "./notice-types";

interface EditHookProps {
  readonly leagueId: string;
  readonly hook: Hook;
}

/** Changes what an address is told, and in which language. */
export function EditHook({ leagueId, hook }: EditHookProps) {
  const t = useTranslations("notices");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const { id: hookId, name, locale, events, enabled } = hook;
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<HookDraft>({ name, url: "", locale, events });

  async function save() {
    const { url, ...values } = draft;
    const changes = { ...values, events: [...values.events], enabled, ...(url === "" ? {} : { url }) };
    const saved = await run(() => client.notices.changeHook.mutate({ leagueId, hookId, ...changes }).then(() => true));
    if (saved === true) setOpen(false);
  }

  return (
    <Dialog
      title={t("edit-title", { name })}
      open={isOpen}
      onOpenChange={(open) => {
        setDraft({ name, url: "", locale, events });
        setOpen(open);
      }}
      trigger={<Button variant="quiet">{t("edit")}</Button>}
    >
      <CallForm onSend={() => void save()}>
        <HookFields draft={draft} onChange={setDraft} isKnown />
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <Button type="submit" variant="primary" busy={isBusy} disabled={draft.events.length === 0}>
          {t("save")}
        </Button>
      </CallForm>
    </Dialog>
  );
}
