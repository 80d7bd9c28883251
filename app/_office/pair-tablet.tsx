"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { formatDate } from "@/app/_ui/format";
import { qrCode } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { QrCode } from "@/app/_ui/qr-code";

interface Paired {
  readonly id: string;
  readonly createdAt: Date;
  readonly by: string;
}

/** Lets a tablet without an account record this fixture: a code to photograph, and who was let in so far. */
export function PairTablet({ fixtureId, timeZone }: { readonly fixtureId: string; readonly timeZone: string }) {
  const t = useTranslations("pairing");
  const locale = useLocale();
  const client = useTRPCClient();
  const { ask, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState<string>();
  const [paired, setPaired] = useState<readonly Paired[]>([]);

  async function open(next: boolean) {
    setOpen(next);
    setAddress(undefined);
    if (!next) return;
    const made = await ask(() => client.pairings.make.mutate({ fixtureId }));
    if (made !== undefined) setAddress(`${window.location.origin}/${locale}/pair/${made.code}`);
    await look();
  }

  async function look() {
    setPaired((await ask(() => client.pairings.list.query({ fixtureId }))) ?? []);
  }

  async function takeOut(pairingId: string) {
    await ask(() => client.pairings.revoke.mutate({ fixtureId, pairingId }).then(() => true));
    await look();
  }

  return (
    <Dialog
      title={t("pair-a-tablet")}
      description={t("how")}
      open={isOpen}
      onOpenChange={(next) => void open(next)}
      trigger={
        <Button variant="quiet" icon={qrCode}>
          {t("pair-a-tablet")}
        </Button>
      }
    >
      <div className="stack">
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        {address !== undefined && (
          <>
            <QrCode value={address} label={t("code")} />
            <code className="small break-all" data-testid="pairing-address">
              {address}
            </code>
          </>
        )}
        <h3>{t("paired")}</h3>
        {paired.length === 0 && <p className="small muted">{t("nobody")}</p>}
        <ul>
          {paired.map(({ id, createdAt, by }) => (
            <li key={id} className="list-line">
              <span className="grow">
                {t("let-in-by", { by, at: formatDate(locale, createdAt.getTime(), timeZone, "time") })}
              </span>
              <Button variant="danger" busy={isBusy} onClick={() => void takeOut(id)}>
                {t("take-out")}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
