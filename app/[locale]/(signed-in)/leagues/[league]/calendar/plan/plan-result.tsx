"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import type { DatesPlan } from "./make-plan";
import type { Planning } from "./planning-types";
import { useWords } from "./use-words";

interface PlanResultProps {
  readonly plan: DatesPlan;
  readonly planning: Planning;
  readonly isBusy: boolean;
  readonly onApply: () => void;
}

/** What a plan would date, and the rounds in which not everything finds room, with the reason. */
export function PlanResult({ plan, planning, isBusy, onApply }: PlanResultProps) {
  const t = useTranslations("planning");
  const words = useWords(planning);
  return (
    <div className="stack mt-4" role="status">
      <p className="strong">{t("planned", { count: plan.planned.length })}</p>
      {plan.stuck.map(({ roundId, needed, room, blackouts }) => {
        const round = planning.rounds.find(({ id }) => id === roundId);
        return (
          <Notice key={roundId} tone="warn">
            {t("stuck", { round: round === undefined ? "" : words.roundText(round), room, needed })}{" "}
            {blackouts.length > 0 &&
              t("stuck-blackouts", {
                reasons: [
                  ...new Set(
                    blackouts.map(({ reason, player }) =>
                      player === undefined ? reason : t("reason-of", { player: words.nameOf(player), reason }),
                    ),
                  ),
                ].join(", "),
              })}
          </Notice>
        );
      })}
      {plan.planned.length > 0 && (
        <div>
          <Button variant="primary" busy={isBusy} onClick={onApply}>
            {t("apply")}
          </Button>
        </div>
      )}
    </div>
  );
}
