import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { formatNumber } from "@/app/_ui/format";
import { check } from "@/app/_ui/icon-paths";
import { type Club, type Redraft, rosteredPlayers } from "@/engine/blood-bowl";

interface FinishRedraftProps {
  readonly club: Club;
  readonly redraft: Redraft;
  /** Gold that goes into the treasury. */
  readonly left: number;
  readonly isBusy: boolean;
  readonly isReady: boolean;
  readonly onDone: () => void;
}

/** Ends the redraft, once it is said who stays, comes and goes for good. */
export function FinishRedraft({ club, redraft, left, isBusy, isReady, onDone }: FinishRedraftProps) {
  const t = useTranslations("redraft");
  const locale = useLocale();
  return (
    <ConfirmDialog
      title={t("finish-ask")}
      confirmLabel={t("finish-confirm")}
      cancelLabel={t("not-yet")}
      trigger={
        <Button variant="primary" size="table" icon={check} busy={isBusy} disabled={!isReady}>
          {t("finish")}
        </Button>
      }
      onConfirm={async () => {
        onDone();
        return true;
      }}
    >
      {t("finish-text", {
        stay: redraft.keep.length,
        come: redraft.hire.length,
        go: rosteredPlayers(club).length - redraft.keep.length,
        gold: formatNumber(locale, left),
      })}
    </ConfirmDialog>
  );
}
