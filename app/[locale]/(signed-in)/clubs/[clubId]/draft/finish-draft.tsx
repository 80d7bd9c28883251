import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { formatNumber } from "@/app/_ui/format";
import { check } from "@/app/_ui/icon-paths";

interface FinishDraftProps {
  readonly players: number;
  /** Gold that goes into the treasury. */
  readonly left: number;
  readonly isBusy: boolean;
  readonly isLegal: boolean;
  readonly onDone: () => void;
}

/** Ends the draft, once it is said that this is for good. */
export function FinishDraft({ players, left, isBusy, isLegal, onDone }: FinishDraftProps) {
  const t = useTranslations("draft");
  const locale = useLocale();
  return (
    <ConfirmDialog
      title={t("finish-ask")}
      confirmLabel={t("finish-confirm")}
      cancelLabel={t("finish-not-yet")}
      trigger={
        <Button variant="primary" size="table" icon={check} busy={isBusy} disabled={!isLegal}>
          {t("finish")}
        </Button>
      }
      onConfirm={async () => {
        onDone();
        return true;
      }}
    >
      {t("finish-text", { players, gold: formatNumber(locale, left) })}
    </ConfirmDialog>
  );
}
