"use client";

import { useTranslations } from "next-intl";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import { useToast } from "@/app/_ui/toast";
import { REMINDER_DAYS } from "@/server/notices/schema";

/** How long before a deadline the league reminds; saved as soon as it is chosen. */
export function RemindersForm({ leagueId, days }: { readonly leagueId: string; readonly days: number }) {
  const t = useTranslations("notices");
  const client = useTRPCClient();
  const toast = useToast();
  const { run, isBusy, refusal } = useCall();

  async function save(chosen: number) {
    const saved = await run(() => client.notices.setReminders.mutate({ leagueId, days: chosen }).then(() => true));
    if (saved === true) toast({ text: t("saved") });
  }

  return (
    <div className="stack">
      <SelectField
        label={t("reminder-days")}
        value={String(days)}
        disabled={isBusy}
        onChange={({ target }) => void save(Number(target.value))}
        options={REMINDER_DAYS.map((value) => ({ value: String(value), label: t("days", { days: value }) }))}
      />
      <p className="small muted">{t("reminders-text")}</p>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </div>
  );
}
