import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Notice } from "@/app/_ui/notice";
import { TextField } from "@/app/_ui/text-field";

interface ReasonFormProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onSend: () => void;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly sendLabel: string;
  /** For good. */
  readonly danger?: boolean;
  /** What is decided, before the reason. */
  readonly children?: ReactNode;
}

/** A decision that is kept with its reason. */
export function ReasonForm(props: ReasonFormProps) {
  const { reason, onReason, onSend, isBusy, refusal, sendLabel, danger = false, children } = props;
  const t = useTranslations("season");
  return (
    <CallForm onSend={onSend}>
      {children}
      <TextField
        label={t("reason")}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
        maxLength={200}
        required
      />
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Button type="submit" variant={danger ? "danger" : "primary"} busy={isBusy}>
        {sendLabel}
      </Button>
    </CallForm>
  );
}
