"use client";

import { AlertDialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, with its figures, before it is confirmed. */
  readonly children: ReactNode;
  /** Says what it does: "Concede". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly danger?: boolean | undefined;
  readonly trigger?: ReactNode | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The dialog stays open and busy until this is done; it stays open if the answer is `false`. */
  readonly onConfirm: () => Promise<boolean>;
}

/** Asks before something that is hard to take back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, danger = false, trigger, onConfirm } = props;
  const [openedHere, setOpenedHere] = useState(false);
  const [busy, setBusy] = useState(false);
  const setOpen = props.onOpenChange ?? setOpenedHere;

  async function confirm() {
    setBusy(true);
    try {
      if (await onConfirm()) setOpen(false);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AlertDialog.Root open={props.open ?? openedHere} onOpenChange={setOpen}>
      {trigger !== undefined && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="scrim" />
        <AlertDialog.Content className={classNames("dialog", "scrim-in")}>
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="muted stack stack-2">{children}</div>
          </AlertDialog.Description>
          <div className="dialog-acts">
            <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={confirm}>
              {confirmLabel}
            </Button>
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
