"use client";

import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/app/_ui/button";
import { Chip } from "@/app/_ui/chip";
import { AGREEMENT_TONES } from "../../../fixtures/[fixtureId]/agreement-tones";

export interface Agreed {
  /** Undefined without a result. */
  readonly agreement: "waiting" | "disputed" | "confirmed" | undefined;
  readonly hasProposal: boolean;
}

/** How far the coaches agree, and the way to what they said. */
export function AgreementLine({ fixtureId, agreement, hasProposal }: Agreed & { readonly fixtureId: string }) {
  const t = useTranslations("agreement");
  const locale = useLocale();
  return (
    <>
      {agreement !== undefined && agreement !== "confirmed" && (
        <Chip tone={AGREEMENT_TONES[agreement]}>{t(`state.${agreement}`)}</Chip>
      )}
      {hasProposal && agreement === undefined && <Chip tone="warn">{t("date-proposed")}</Chip>}
      <ButtonLink variant="quiet" href={`/${locale}/fixtures/${fixtureId}`}>
        {t("details")}
      </ButtonLink>
    </>
  );
}
