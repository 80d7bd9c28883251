"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Chip } from "@/app/_ui/chip";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { Notice } from "@/app/_ui/notice";
import { Switch } from "@/app/_ui/switch";
import { useToast } from "@/app/_ui/toast";
import { EditHook } from "./edit-hook";
import type { Hook } from "./notice-types";
import { SecretNotice } from "./secret-notice";

interface HookRowProps {
  readonly leagueId: string;
  readonly hook: Hook;
}

/** An address that is told things, with all that can be done about it. */
export function HookRow({ leagueId, hook }: HookRowProps) {
  const t = useTranslations("notices");
  const client = useTRPCClient();
  const toast = useToast();
  const { run, isBusy, refusal } = useCall();
  const [secret, setSecret] = useState<string>();
  const { id: hookId, kind, name, address, events, locale, enabled } = hook;
  const place = { leagueId, hookId };

  const turn = (on: boolean) =>
    run(() => client.notices.changeHook.mutate({ ...place, name, events, locale, enabled: on }).then(() => true));

  async function test() {
    const sent = await run(() => client.notices.testHook.mutate(place).then(() => true));
    if (sent === true) toast({ text: t("test-sent") });
  }

  async function renew(): Promise<boolean> {
    const renewed = await run(() => client.notices.renewSecret.mutate(place));
    setSecret(renewed?.secret);
    return renewed !== undefined;
  }

  return (
    <li className="stack stack-2 py-4 first:pt-0">
      <div className="row wrap between">
        <span className="row wrap">
          <b>{name}</b>
          <Chip tone="line">{t(`kinds.${kind}`)}</Chip>
        </span>
        <Switch
          label={t("on")}
          aria-label={`${name}: ${t("on")}`}
          checked={enabled}
          disabled={isBusy}
          onChange={({ target }) => void turn(target.checked)}
        />
      </div>
      <code className="small break-all">{address}</code>
      <p className="small muted">{events.map((event) => t(`event.${event}`)).join(" · ")}</p>
      <div className="row wrap">
        <Button busy={isBusy} onClick={() => void test()}>
          {t("test")}
        </Button>
        <EditHook leagueId={leagueId} hook={hook} />
        {kind === "webhook" && (
          <ConfirmDialog
            title={t("secret-ask")}
            confirmLabel={t("secret-new")}
            cancelLabel={t("keep")}
            trigger={<Button variant="quiet">{t("secret-new")}</Button>}
            onConfirm={renew}
          >
            {t("secret-consequence")}
          </ConfirmDialog>
        )}
        <ConfirmDialog
          title={t("remove-ask", { name })}
          confirmLabel={t("remove")}
          cancelLabel={t("keep")}
          danger
          trigger={<Button variant="quiet">{t("remove")}</Button>}
          onConfirm={async () => (await run(() => client.notices.removeHook.mutate(place).then(() => true))) === true}
        >
          {t("remove-consequence")}
        </ConfirmDialog>
      </div>
      {secret !== undefined && <SecretNotice secret={secret} />}
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </li>
  );
}
