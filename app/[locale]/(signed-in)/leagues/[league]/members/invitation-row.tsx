"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { CopyButton } from "@/app/_ui/copy-button";
import { QrCode } from "@/app/_ui/qr-code";

interface InvitationRowProps {
  readonly leagueId: string;
  readonly invitationId: string;
  readonly address: string;
  readonly label: string;
  readonly uses: string;
  readonly until: ReactNode;
  /** Another way to hand it over. */
  readonly children?: ReactNode;
}

/** A link to send, or a picture to photograph. */
export function InvitationRow({ leagueId, invitationId, address, label, uses, until, children }: InvitationRowProps) {
  const t = useTranslations("office");
  const client = useTRPCClient();
  const { run, refusal } = useCall();
  return (
    <div className="row row-3 wrap">
      <div className="w-28">
        <QrCode value={address} label={t("qr")} />
      </div>
      <div className="grow stack stack-2">
        <p>
          <b>{label}</b>{" "}
          <span className="small muted">
            {uses}, {t("until")} {until}
          </span>
        </p>
        <code className="small break-all" data-testid="invitation-address">
          {address}
        </code>
        <span className="row wrap">
          <CopyButton text={address} label={t("copy-link")} doneLabel={t("link-copied")} />
          <ConfirmDialog
            title={t("revoke-ask")}
            confirmLabel={t("revoke")}
            cancelLabel={t("keep-it")}
            danger
            trigger={<Button variant="quiet">{t("revoke")}</Button>}
            onConfirm={async () =>
              (await run(() => client.leagues.revokeInvitation.mutate({ leagueId, invitationId }).then(() => true))) ===
              true
            }
          >
            {refusal ?? t("revoke-consequence")}
          </ConfirmDialog>
        </span>
        {children}
      </div>
    </div>
  );
}
