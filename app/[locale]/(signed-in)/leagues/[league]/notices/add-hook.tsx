"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { SegmentedControl } from "@/app/_ui/choices";
import { plus } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import type { Locale } from "@/i18n/routing";
import { type HookDraft, HookFields } from "./hook-fields";
import { SecretNotice } from "./secret-notice";

const KINDS = ["webhook", "discord"] as const;

interface AddHookProps {
  readonly leagueId: string;
  /** The reader's language, which is offered first. */
  readonly locale: Locale;
}

/** Opens to the form for another address; the secret of a new webhook stands here until the page is left. */
export function AddHook({ leagueId, locale }: AddHookProps) {
  const t = useTranslations("notices");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const nothing: HookDraft = { name: "", url: "", locale, events: ["result", "correction"] };
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<(typeof KINDS)[number]>("webhook");
  const [draft, setDraft] = useState(nothing);
  const [secret, setSecret] = useState<string>();

  async function add() {
    const events = [...draft.events];
    const added = await run(() => client.notices.addHook.mutate({ ...draft, leagueId, kind, events }));
    if (added === undefined) return;
    setSecret(added.secret);
    setDraft(nothing);
    setOpen(false);
  }

  if (!isOpen) {
    return (
      <div className="stack stack-4">
        {secret !== undefined && <SecretNotice secret={secret} />}
        <Button icon={plus} className="justify-self-start" onClick={() => setOpen(true)}>
          {t("add")}
        </Button>
      </div>
    );
  }
  return (
    <CallForm onSend={() => void add()}>
      <SegmentedControl
        label={t("kind")}
        value={kind}
        onPick={setKind}
        choices={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        hint={t(`kind-hint.${kind}`)}
      />
      <HookFields draft={draft} onChange={setDraft} isKnown={false} />
      {draft.events.length === 0 && <Notice tone="warn">{t("pick-one")}</Notice>}
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <div className="row wrap">
        <Button type="submit" variant="primary" busy={isBusy} disabled={draft.events.length === 0}>
          {t("add")}
        </Button>
        <Button type="button" onClick={() => setOpen(false)}>
          {t("cancel")}
        </Button>
      </div>
    </CallForm>
  );
}
