import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { formatNumber, formatScore } from "@/app/_ui/format";
import { useTermWords } from "@/app/_ui/term-words";
import { type TermPart, Terms } from "@/app/_ui/terms";
import { opponentOf, type Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

/** Step 1: what the match brought, before it is written down. */
export function ResultStep({ side }: { readonly side: Side }) {
  const { view, act } = usePlay();
  const t = useTranslations("after");
  const { end } = view;
  return (
    <div className="act-row">
      {end !== undefined && (
        <p className="small muted grow">{t("result-hint", { score: formatScore(end.score.home, end.score.away) })}</p>
      )}
      <Button size="table" variant="primary" onClick={() => act({ type: "settle-result", side })}>
        {t("settle-result")}
      </Button>
    </div>
  );
}

const GOLD_A_POINT = 10_000;

/** The winnings term by term. */
export function ResultDone({ side }: { readonly side: Side }) {
  const { view } = usePlay();
  const t = useTranslations("terms");
  const wordOf = useTermWords();
  const locale = useLocale();
  const { after, fans: own } = view.sides[side];
  const theirs = view.sides[opponentOf(side)].fans;
  const winnings = after?.result?.winnings;
  if (winnings === undefined || own === undefined || theirs === undefined) return null;
  const isHalved = winnings.terms.some(({ term }) => term === "half-attendance");
  const shown = (value: number) => formatNumber(locale, value / GOLD_A_POINT);
  const factor = (whose: string, { fanFactor, dedicatedFans, face }: typeof own) => ({
    value: formatNumber(locale, fanFactor),
    label: t("fan-factor", { whose, fans: dedicatedFans, face }),
  });
  const rest = winnings.terms.filter(({ term }) => term !== "half-attendance" && term !== "attendance");
  const parts: TermPart[] = [
    ...(isHalved ? [{ operator: "(" }] : []),
    factor(t("our-fans"), own),
    { operator: "+" },
    factor(t("their-fans"), theirs),
    ...(isHalved ? [{ operator: ") ÷ 2" }] : []),
    ...rest.flatMap(({ term, value }): TermPart[] => [
      { operator: "+" },
      { value: shown(value), label: wordOf("winnings", term) },
    ]),
    { operator: `= ${shown(winnings.gold)} × ${formatNumber(locale, GOLD_A_POINT)}` },
  ];
  return <div className="mt-2">{winnings.gold > 0 && <Terms small parts={parts} />}</div>;
}
