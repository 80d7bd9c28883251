"use client";

import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { Notice } from "@/app/_ui/notice";

interface RoleButtonProps {
  readonly userId: string;
  readonly role: "user" | "administrator";
  readonly texts: Readonly<Record<"act" | "text" | "cancel", string>>;
}

/** Makes somebody an administrator, or no longer one, after saying what that means. */
export function RoleButton({ userId, role, texts }: RoleButtonProps) {
  const client = useTRPCClient();
  const { run, refusal } = useCall();
  const other = role === "administrator" ? "user" : "administrator";

  async function change() {
    const done = await run(async () => {
      await client.accounts.giveRole.mutate({ userId, role: other });
      return true;
    });
    return done === true;
  }

  return (
    <ConfirmDialog
      title={texts.act}
      confirmLabel={texts.act}
      cancelLabel={texts.cancel}
      trigger={<Button variant="quiet">{texts.act}</Button>}
      onConfirm={change}
    >
      <p>{texts.text}</p>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
