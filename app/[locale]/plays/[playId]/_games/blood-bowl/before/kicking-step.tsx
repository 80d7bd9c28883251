import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { formatNumber } from "@/app/_ui/format";
import { coins } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { useTermWords } from "@/app/_ui/term-words";
import { Terms } from "@/app/_ui/terms";
import { SIDES } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

/** Team values as openable sums, the toss, and who kicks; the match begins. */
export function KickingStep() {
  const { view, act } = usePlay();
  const t = useTranslations("before");
  const wordOf = useTermWords();
  const locale = useLocale();
  const winner = view.before?.tossWinner;
  return (
    <div className="stack mt-3">
      <div className="phase-sides">
        {SIDES.map((side) => {
          const { name, currentTeamValue } = view.sides[side];
          return (
            <details key={side} className={`phase-side phase-side-${side}`}>
              <summary className="row between">
                <h4>{name}</h4>
                <span className="num">{t("ctv", { value: formatNumber(locale, currentTeamValue?.total ?? 0) })}</span>
              </summary>
              <Terms
                small
                parts={(currentTeamValue?.terms ?? []).map(({ term, value, count }) => ({
                  value: formatNumber(locale, value),
                  label: wordOf("value", term, count),
                }))}
              />
            </details>
          );
        })}
      </div>
      {winner === undefined ? (
        <div className="act-row">
          <Button size="table" icon={coins} onClick={() => act({ type: "toss" })}>
            {t("toss")}
          </Button>
        </div>
      ) : (
        <Notice tone="info">{t("toss-won", { club: view.sides[winner].name })}</Notice>
      )}
      <div className="act-row">
        {SIDES.map((side) => (
          <Button key={side} size="table" variant="now" onClick={() => act({ type: "set-kicking", kicking: side })}>
            {t("kicks", { club: view.sides[side].name })}
          </Button>
        ))}
      </div>
    </div>
  );
}
