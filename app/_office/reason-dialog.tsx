"use client";

import { type ReactNode, useState } from "react";
import { useCall } from "@/app/_trpc/use-call";
import { Dialog } from "@/app/_ui/dialog";
import { ReasonForm } from "./reason-form";

interface ReasonDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly sendLabel: string;
  /** Carries the decision out; it closes unless that was refused. */
  readonly onSend: (reason: string) => Promise<unknown>;
  /** For good. */
  readonly danger?: boolean;
  readonly wide?: boolean;
  /** For what is only asked for once it is open. */
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** What is decided, before the reason. */
  readonly children?: ReactNode;
}

/** A button that asks for a decision and its reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    description,
    trigger,
    sendLabel,
    onSend,
    danger = false,
    wide = false,
    onOpenChange,
    children,
  } = props;
  const { run, isBusy, refusal } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");

  function turn(open: boolean) {
    setOpen(open);
    onOpenChange?.(open);
  }

  async function send() {
    if ((await run(() => onSend(reason).then(() => true))) === true) turn(false);
  }

  return (
    <Dialog wide={wide} title={title} description={description} open={isOpen} onOpenChange={turn} trigger={trigger}>
      <ReasonForm
        reason={reason}
        onReason={setReason}
        onSend={() => void send()}
        isBusy={isBusy}
        refusal={refusal}
        sendLabel={sendLabel}
        danger={danger}
      >
        {children}
      </ReasonForm>
    </Dialog>
  );
}
