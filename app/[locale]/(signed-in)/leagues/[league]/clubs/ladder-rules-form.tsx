"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { SegmentedControl } from "@/app/_ui/choices";
import { Icon } from "@/app/_ui/icon";
import { chevronDown } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { NumberStepper } from "@/app/_ui/number-stepper";
import type { LadderRules } from "@/server/ladder/schema";

interface LadderRulesFormProps {
  readonly competitionId: string;
  readonly stored: LadderRules;
}

/** How a ladder is climbed, folded away once it is set. */
export function LadderRulesForm({ competitionId, stored }: LadderRulesFormProps) {
  const t = useTranslations("formats.ladder");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [rules, setRules] = useState(stored);
  const isChanged = JSON.stringify(rules) !== JSON.stringify(stored);
  return (
    <details className="why">
      <summary>
        <b>{t("rules", { reach: stored.reach })}</b>
        <Icon path={chevronDown} />
      </summary>
      <CallForm onSend={() => void run(() => client.ladder.setRules.mutate({ competitionId, rules }))}>
        <div className="stepper-grid">
          <NumberStepper
            label={t("reach")}
            value={rules.reach}
            min={1}
            max={20}
            onChange={(reach) => setRules({ ...rules, reach })}
          />
          <NumberStepper
            label={t("answer-days")}
            value={rules.answerDays}
            min={1}
            max={60}
            onChange={(answerDays) => setRules({ ...rules, answerDays })}
          />
          <NumberStepper
            label={t("play-days")}
            value={rules.playDays}
            min={1}
            max={90}
            onChange={(playDays) => setRules({ ...rules, playDays })}
          />
        </div>
        <SegmentedControl
          label={t("declining")}
          value={rules.decline}
          onPick={(decline) => setRules({ ...rules, decline })}
          choices={[
            { value: "stays", label: t("decline.stays") },
            { value: "swaps", label: t("decline.swaps") },
          ]}
        />
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <Button type="submit" busy={isBusy} disabled={!isChanged}>
          {t("store-rules")}
        </Button>
      </CallForm>
    </details>
  );
}
