"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonForm } from "@/app/_office/reason-form";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { formatDate } from "@/app/_ui/format";
import { arrowLeftRight } from "@/app/_ui/icon-paths";
import { SelectField } from "@/app/_ui/select-field";
import type { FormerCoach } from "@/server/coaches/hand-over";

interface HandOverProps {
  readonly clubId: string;
  readonly club: string;
  readonly coachId: string | undefined;
  readonly members: readonly { readonly id: string; readonly name: string }[];
  readonly timeZone: string;
}

const NOBODY = "nobody";

/** A club goes to another coach, whenever that is; who had it before is kept with the reason. */
export function HandOver({ clubId, club, coachId, members, timeZone }: HandOverProps) {
  const t = useTranslations("coaching");
  const locale = useLocale();
  const client = useTRPCClient();
  const { run, ask, isBusy, refusal } = useCall();
  const others = members.filter(({ id }) => id !== coachId);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(others[0]?.id ?? NOBODY);
  const [reason, setReason] = useState("");
  const [former, setFormer] = useState<readonly FormerCoach[]>([]);

  async function open(next: boolean) {
    setOpen(next);
    if (next) setFormer((await ask(() => client.coaches.former.query({ clubId }))) ?? []);
  }

  async function save() {
    const input = { clubId, reason, ...(chosen === NOBODY ? {} : { coachId: chosen }) };
    if ((await run(() => client.coaches.handOver.mutate(input).then(() => true))) !== true) return;
    setOpen(false);
    setReason("");
  }

  return (
    <Dialog
      title={t("hand-over-title", { club })}
      description={t("hand-over-text")}
      open={isOpen}
      onOpenChange={(next) => void open(next)}
      trigger={
        <Button variant="quiet" icon={arrowLeftRight} aria-label={t("hand-over-title", { club })}>
          {t("hand-over")}
        </Button>
      }
    >
      <ReasonForm
        reason={reason}
        onReason={setReason}
        onSend={() => void save()}
        isBusy={isBusy}
        refusal={refusal}
        sendLabel={t("hand-over")}
      >
        <SelectField
          label={t("new-coach")}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            ...others.map(({ id, name }) => ({ value: id, label: name })),
            ...(coachId === undefined ? [] : [{ value: NOBODY, label: t("nobody") }]),
          ]}
        />
      </ReasonForm>
      {former.length > 0 && (
        <section>
          <h3 className="small">{t("former")}</h3>
          <ul className="small muted">
            {former.map(({ name, until, reason: why }) => (
              <li key={until}>
                {t("until", {
                  name: name ?? t("nobody"),
                  date: formatDate(locale, until, timeZone, "date"),
                  reason: why,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
