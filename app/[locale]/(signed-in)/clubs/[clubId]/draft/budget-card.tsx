import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { formatNumber } from "@/app/_ui/format";
import { shuffle } from "@/app/_ui/icon-paths";
import { Money } from "@/app/_ui/money";
import { Notice } from "@/app/_ui/notice";
import { ProgressBar } from "@/app/_ui/progress-bar";
import { StateLine } from "@/app/_ui/state-line";
import {
  DRAFT_TASTES,
  type Draft,
  type DraftFault,
  type DraftTaste,
  draftCost,
  type Edition,
  quickDraft,
} from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { useFaultWords } from "./fault-words";
import { FinishDraft } from "./finish-draft";
import type { Roster } from "./positions-card";
import type { SavedState } from "./use-saved-draft";

interface BudgetCardProps {
  readonly draft: Draft;
  readonly roster: Roster;
  readonly rules: Edition;
  readonly faults: readonly DraftFault[];
  readonly saved: SavedState;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly onChange: (draft: Draft) => void;
  readonly onDone: () => void;
}

/** What it costs, line by line, what is left, and every rule that is broken. */
export function BudgetCard({
  draft,
  roster,
  rules,
  faults,
  saved,
  isBusy,
  refusal,
  onChange,
  onDone,
}: BudgetCardProps) {
  const t = useTranslations("draft");
  const locale = useLocale();
  const wordsOf = useFaultWords();
  const { total, terms } = draftCost(draft, roster, rules);
  const { budget } = rules.draft;

  function quick(taste: DraftTaste) {
    const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
    onChange(quickDraft(roster.id, rules, seededDice(seed), taste));
  }

  const finishing = {
    players: draft.players.length,
    left: budget - total,
    isBusy,
    isLegal: faults.length === 0,
    onDone,
  };
  return (
    <>
      <div className="budget-bar">
        <span className="grow">
          <Money amount={budget - total} coin />
          <span className="small block">{t("players-count", { count: draft.players.length })}</span>
        </span>
        <FinishDraft {...finishing} />
      </div>
      <Card title={t("budget")} end={<StateLine state={saved}>{t(`save.${saved}`)}</StateLine>} className="budget">
        <div className="stack">
          <p className="row between">
            <span>{t("left")}</span>
            <Money amount={budget - total} coin />
          </p>
          <ProgressBar label={t("spent")} value={Math.min(total, budget)} max={budget} />
          <table className="ledger">
            <tbody>
              {terms.map(({ term, value, count }) => (
                <tr key={term}>
                  <td>{t(`cost.${costWord(term)}`, { count: count ?? 0 })}</td>
                  <td>{formatNumber(locale, value)}</td>
                </tr>
              ))}
              <tr className="total">
                <td>{t("cost.total")}</td>
                <td>{formatNumber(locale, total)}</td>
              </tr>
            </tbody>
          </table>
          {faults.map((fault, index) => (
            <Notice key={index} tone="bad">
              {wordsOf(fault)}
            </Notice>
          ))}
          {refusal !== undefined && (
            <Notice tone="bad" live>
              {refusal}
            </Notice>
          )}
          {faults.length === 0 && (
            <Notice tone="good">{t("legal", { gold: formatNumber(locale, budget - total) })}</Notice>
          )}
          <FinishDraft {...finishing} />
          <fieldset className="stack">
            <legend className="small muted">{t("quick")}</legend>
            {DRAFT_TASTES.map((taste) => (
              <Button key={taste} icon={shuffle} onClick={() => quick(taste)}>
                {t(`taste.${taste}`)}
              </Button>
            ))}
          </fieldset>
          <Button variant="quiet" onClick={() => onChange({ ...draft, roster: "", players: [] })}>
            {t("other-roster")}
          </Button>
        </div>
      </Card>
    </>
  );
}

const COSTS = ["players", "rerolls", "assistant-coaches", "cheerleaders", "apothecary", "dedicated-fans"] as const;

const costWord = (term: string) => COSTS.find((one) => one === term) ?? "players";
