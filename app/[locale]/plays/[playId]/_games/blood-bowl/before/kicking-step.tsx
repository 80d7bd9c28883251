import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { formatNumber } from "@/app/_ui/format";
import { coins } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { useTermWords } from "@/app/_ui/term-words";
import { Terms, WhyNumber } from "@/app/_ui/terms";
import { opponentOf, SIDES, type Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

/** Team values as openable sums, the toss, and who kicks; the match begins. */
export function KickingStep() {
  const { view, act, diceMode } = usePlay();
  const t = useTranslations("before");
  const winner = view.before?.tossWinner;
  const kick = (kicking: Side) => () => act({ type: "set-kicking", kicking });
  return (
    <div className="stack mt-3">
      <div className="phase-sides">
        {SIDES.map((side) => (
          <Value key={side} side={side} />
        ))}
      </div>
      {winner === undefined ? (
        <div className="act-row">
          {diceMode === "app" && (
            <>
              <Button size="table" icon={coins} onClick={() => act({ type: "toss" })}>
                {t("toss")}
              </Button>
              <span className="small muted">{t("or-say-who")}</span>
            </>
          )}
          {SIDES.map((side) => (
            <Button key={side} size="table" variant="primary" onClick={kick(side)}>
              {t("kicks", { club: view.sides[side].name })}
            </Button>
          ))}
        </div>
      ) : (
        <>
          <Notice tone="info">{t("toss-won", { club: view.sides[winner].name })}</Notice>
          <div className="act-row">
            <Button size="table" variant="primary" onClick={kick(winner)}>
              {t("kicks", { club: view.sides[winner].name })}
            </Button>
            <Button size="table" variant="primary" onClick={kick(opponentOf(winner))}>
              {t("receives", { club: view.sides[winner].name })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** One side's current team value, and what it is made of. */
function Value({ side }: { readonly side: Side }) {
  const { view } = usePlay();
  const t = useTranslations("before");
  const wordOf = useTermWords();
  const locale = useLocale();
  const { name, currentTeamValue } = view.sides[side];
  return (
    <section className={`phase-side phase-side-${side}`}>
      <h3>{name}</h3>
      <WhyNumber number={t("ctv", { value: formatNumber(locale, currentTeamValue?.total ?? 0) })}>
        <Terms
          small
          parts={(currentTeamValue?.terms ?? []).map(({ term, value, count }) => ({
            value: formatNumber(locale, value),
            label: wordOf("value", term, count),
          }))}
        />
      </WhyNumber>
    </section>
  );
}
