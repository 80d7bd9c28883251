"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import { SelectField } from "@/app/_ui/select-field";
import { Switch } from "@/app/_ui/switch";
import { TextField } from "@/app/_ui/text-field";
import type { ScoreNoun } from "@/engine/league/explain-words";
import { PRESET_IDS, PRESETS } from "@/engine/league/presets";
import { HEAD_TO_HEAD_CRITERIA, type TableRules } from "@/engine/league/table-rules";
import { BonusList } from "./bonus-list";
import { PointsFields } from "./points-fields";
import { TablePair } from "./table-pair";
import { TieBreakList } from "./tie-break-list";
import { usePreview } from "./use-preview";

interface RulesFormProps {
  readonly competitionId: string;
  readonly stored: TableRules;
  readonly hasBegun: boolean;
  readonly noun: ScoreNoun;
}

/** The rules of a table with both tables under them while something differs. */
export function RulesForm({ competitionId, stored, hasBegun, noun }: RulesFormProps) {
  const t = useTranslations("season");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [rules, setRules] = useState(stored);
  const [reason, setReason] = useState("");
  const isChanged = JSON.stringify(rules) !== JSON.stringify(stored);
  const preview = usePreview(isChanged ? { competitionId, rules } : undefined);
  const headToHead = rules.headToHead ?? { restart: false, onlyWhenComplete: false };
  const asksHeadToHead = rules.tiebreakers.some((one) => HEAD_TO_HEAD_CRITERIA.some((known) => known === one));

  async function save() {
    const saved = await run(() => client.tables.changeRules.mutate({ competitionId, rules, reason }).then(() => true));
    if (saved === true) setReason("");
  }

  return (
    <CallForm onSend={() => void save()} className="stack stack-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title={t("points")}>
          <div className="stack">
            <SelectField
              label={t("preset")}
              hint={t("preset-hint")}
              value=""
              onChange={({ target }) => {
                const preset = PRESET_IDS.find((id) => id === target.value);
                if (preset !== undefined) setRules(PRESETS[preset]);
              }}
              options={[
                { value: "", label: t("choose") },
                ...PRESET_IDS.map((id) => ({ value: id, label: t(`preset-name.${id}`) })),
              ]}
            />
            <PointsFields points={rules.points} onChange={(points) => setRules({ ...rules, points })} />
            <BonusList points={rules.points} onChange={(points) => setRules({ ...rules, points })} />
          </div>
        </Card>
        <Card title={t("tie-breaks")}>
          <div className="stack">
            <TieBreakList
              list={rules.tiebreakers}
              noun={noun}
              onChange={(tiebreakers) => setRules({ ...rules, tiebreakers: [...tiebreakers] })}
            />
            {asksHeadToHead && (
              <>
                <Switch
                  label={t("restart")}
                  hint={t("restart-hint")}
                  checked={headToHead.restart}
                  onChange={({ target }) =>
                    setRules({ ...rules, headToHead: { ...headToHead, restart: target.checked } })
                  }
                />
                <Switch
                  label={t("only-complete")}
                  hint={t("only-complete-hint")}
                  checked={headToHead.onlyWhenComplete}
                  onChange={({ target }) =>
                    setRules({ ...rules, headToHead: { ...headToHead, onlyWhenComplete: target.checked } })
                  }
                />
              </>
            )}
          </div>
        </Card>
      </div>
      {isChanged && (
        <Card title={t("what-changes")}>
          <div className="stack">
            {preview === undefined ? <p className="muted">{t("reckoning")}</p> : <TablePair {...preview} />}
            <TextField
              label={t("reason")}
              hint={t(hasBegun ? "reason-running" : "reason-free")}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              maxLength={200}
              required={hasBegun}
            />
            {refusal !== undefined && (
              <Notice tone="bad" live>
                {refusal}
              </Notice>
            )}
            <div className="dialog-acts">
              <Button type="submit" variant="primary" busy={isBusy}>
                {t("change-rules")}
              </Button>
              <Button onClick={() => setRules(stored)}>{t("leave-as-is")}</Button>
            </div>
          </div>
        </Card>
      )}
    </CallForm>
  );
}
