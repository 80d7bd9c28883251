"use client";

import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CopyButton } from "@/app/_ui/copy-button";
import { Dialog } from "@/app/_ui/dialog";
import { keyRound } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { QrCode } from "@/app/_ui/qr-code";

interface ResetLinkDialogProps {
  readonly userId: string;
  readonly leagueId: string | undefined;
  readonly texts: Readonly<Record<"open" | "title" | "text" | "make" | "once" | "qr" | "copy" | "copied", string>>;
}

/** Says what the link can do, makes it, and shows it this once. */
export function ResetLinkDialog({ userId, leagueId, texts }: ResetLinkDialogProps) {
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState<string>();

  async function make() {
    const made = await run(() =>
      leagueId === undefined
        ? client.accounts.issueAnyReset.mutate({ userId })
        : client.accounts.issueReset.mutate({ leagueId, userId }),
    );
    if (made !== undefined) setAddress(`${window.location.origin}/reset/${made.token}`);
  }

  function toggle(open: boolean) {
    setOpen(open);
    setAddress(undefined);
  }

  return (
    <Dialog
      title={texts.title}
      description={texts.text}
      trigger={
        <Button variant="quiet" icon={keyRound}>
          {texts.open}
        </Button>
      }
      open={isOpen}
      onOpenChange={toggle}
    >
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {address === undefined ? (
        <Button variant="primary" busy={isBusy} onClick={make} fill>
          {texts.make}
        </Button>
      ) : (
        <div className="stack">
          <Notice tone="warn">{texts.once}</Notice>
          <div className="justify-self-center">
            <QrCode value={address} label={texts.qr} />
          </div>
          <output className="small break-all">{address}</output>
          <CopyButton text={address} label={texts.copy} doneLabel={texts.copied} variant="primary" fill />
        </div>
      )}
    </Dialog>
  );
}
