import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { formatNumber } from "@/app/_ui/format";
import { arrowRight } from "@/app/_ui/icon-paths";
import { useTermWords } from "@/app/_ui/term-words";
import { Terms, WhyNumber } from "@/app/_ui/terms";
import type { Side, View } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

/** Step 6: the values for the next fixture; the side is done. */
export function PrepareStep({ side }: { readonly side: Side }) {
  const { view, act } = usePlay();
  const t = useTranslations("after");
  const { after } = view.sides[side];
  if (after === undefined) return null;
  return (
    <>
      <Values values={after.values} />
      <div className="act-row">
        <p className="small muted grow">{t("prepare-hint")}</p>
        <Button size="table" variant="primary" iconEnd={arrowRight} onClick={() => act({ type: "prepare", side })}>
          {t("prepare")}
        </Button>
      </div>
    </>
  );
}

export function PrepareDone({ side }: { readonly side: Side }) {
  const { view } = usePlay();
  const prepared = view.sides[side].after?.prepared;
  return prepared === undefined ? null : <Values values={prepared} />;
}

type Values = NonNullable<View["sides"]["home"]["after"]>["values"];

/** Team value and current team value as sums that open. */
function Values({ values }: { readonly values: Values }) {
  const t = useTranslations("after");
  const wordOf = useTermWords();
  const locale = useLocale();
  return (
    <div className="stack stack-1">
      {(["teamValue", "currentTeamValue"] as const).map((key) => (
        <WhyNumber key={key} number={`${t(key)} ${formatNumber(locale, values[key].total)}`}>
          <Terms
            small
            parts={values[key].terms.map(({ term, value, count }) => ({
              value: formatNumber(locale, value),
              label: wordOf("value", term, count),
            }))}
          />
        </WhyNumber>
      ))}
    </div>
  );
}
