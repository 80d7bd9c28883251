import { useLocale, useTranslations } from "next-intl";
import type { SavedState } from "@/app/_office/use-saved";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { formatNumber, formatSigned } from "@/app/_ui/format";
import { shuffle } from "@/app/_ui/icon-paths";
import { Money } from "@/app/_ui/money";
import { Notice } from "@/app/_ui/notice";
import { ProgressBar } from "@/app/_ui/progress-bar";
import { StateLine } from "@/app/_ui/state-line";
import {
  type Club,
  type DraftFault,
  type Edition,
  quickRedraft,
  type Redraft,
  redraftBudget,
  redraftCost,
} from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { useFaultWords } from "../draft/fault-words";
import { FinishRedraft } from "./finish-redraft";

interface RedraftBudgetProps {
  readonly club: Club;
  readonly rules: Edition;
  readonly redraft: Redraft;
  readonly faults: readonly DraftFault[];
  readonly isRolled: boolean;
  readonly saved: SavedState;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly onChange: (redraft: Redraft) => void;
  readonly onDone: () => void;
}

/** The gold of the season term by term, what the club costs, what is left, and every rule that is broken. */
export function RedraftBudget(props: RedraftBudgetProps) {
  const { club, rules, redraft, faults, isRolled, saved, isBusy, refusal, onChange, onDone } = props;
  const t = useTranslations("redraft");
  const locale = useLocale();
  const wordsOf = useFaultWords();
  const budget = redraftBudget(club, rules);
  const cost = redraftCost(redraft, club, rules);
  const left = budget.total - cost.total;
  const players = redraft.keep.length + redraft.hire.length;
  const finish = (
    <FinishRedraft
      club={club}
      redraft={redraft}
      left={left}
      isBusy={isBusy}
      isReady={isRolled && faults.length === 0}
      onDone={onDone}
    />
  );

  function quick() {
    const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
    onChange(quickRedraft(club, rules, seededDice(seed)));
  }

  return (
    <>
      <div className="budget-bar">
        <span className="grow">
          <Money amount={left} coin />
          <span className="small block">{t("players-count", { count: players })}</span>
        </span>
        {finish}
      </div>
      <Card title={t("budget")} end={<StateLine state={saved}>{t(`save.${saved}`)}</StateLine>} className="budget">
        <div className="stack">
          <p className="row between">
            <span>{t("left")}</span>
            <Money amount={left} coin />
          </p>
          <ProgressBar label={t("spent")} value={Math.min(cost.total, budget.total)} max={budget.total} />
          <table className="ledger">
            <caption className="small strong text-left">{t("have")}</caption>
            <tbody>
              {budget.terms.map(({ term, value, count }) => (
                <tr key={term}>
                  <th scope="row">{t(`term.${termWord(term)}`, { count: count ?? 0 })}</th>
                  <td>{value < 0 ? formatSigned(locale, value) : formatNumber(locale, value)}</td>
                </tr>
              ))}
              <tr className="total">
                <th scope="row">{t("total")}</th>
                <td>{formatNumber(locale, budget.total)}</td>
              </tr>
            </tbody>
          </table>
          <table className="ledger">
            <caption className="small strong text-left">{t("costs")}</caption>
            <tbody>
              {cost.terms.map(({ term, value, count }) => (
                <tr key={term}>
                  <th scope="row">{t(`cost.${costWord(term)}`, { count: count ?? 0 })}</th>
                  <td>{formatNumber(locale, value)}</td>
                </tr>
              ))}
              <tr className="total">
                <th scope="row">{t("total")}</th>
                <td>{formatNumber(locale, cost.total)}</td>
              </tr>
            </tbody>
          </table>
          {faults.map((fault, index) => (
            <Notice key={index} tone="bad">
              {wordsOf(fault)}
            </Notice>
          ))}
          {!isRolled && <Notice tone="warn">{t("roll-first")}</Notice>}
          {refusal !== undefined && (
            <Notice tone="bad" live>
              {refusal}
            </Notice>
          )}
          {isRolled && faults.length === 0 && (
            <Notice tone="good">{t("legal", { gold: formatNumber(locale, left) })}</Notice>
          )}
          {finish}
          <Button icon={shuffle} onClick={quick}>
            {t("quick")}
          </Button>
        </div>
      </Card>
    </>
  );
}

const TERMS = ["budget", "treasury", "fixtures", "wins", "draws", "cap"] as const;
const COSTS = [
  "kept-players",
  "agents",
  "hired-players",
  "rerolls",
  "assistant-coaches",
  "cheerleaders",
  "apothecary",
] as const;

const termWord = (term: string) => TERMS.find((one) => one === term) ?? "budget";
const costWord = (term: string) => COSTS.find((one) => one === term) ?? "hired-players";
