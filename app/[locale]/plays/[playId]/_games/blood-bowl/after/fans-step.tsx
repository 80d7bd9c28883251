import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Die } from "@/app/_ui/die";
import { dices } from "@/app/_ui/icon-paths";
import type { Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

/** Step 2: a D6 after a win or a defeat, a D3 after an own concession. */
export function FansStep({ side }: { readonly side: Side }) {
  const { view, act } = usePlay();
  const t = useTranslations("after");
  const { dedicatedFans, after } = view.sides[side];
  const outcome = after?.result?.outcome ?? "drawn";
  return (
    <div className="act-row">
      <p className="small muted grow">{t(`fans-rule.${outcome}`, { fans: dedicatedFans })}</p>
      <Button size="table" variant="primary" icon={dices} onClick={() => act({ type: "roll-dedicated-fans", side })}>
        {t(outcome === "drawn" ? "fans-go-on" : "roll-fans")}
      </Button>
    </div>
  );
}

/** The die that decided, and what it said. */
export function FansDone({ side }: { readonly side: Side }) {
  const { view } = usePlay();
  const t = useTranslations("after");
  const { after } = view.sides[side];
  const fans = after?.fans;
  if (fans === undefined || after?.result === undefined) return null;
  const { face, conceded, from, to } = fans;
  return (
    <p className="row row-3 small muted">
      {conceded !== undefined && <Die sides={3} face={conceded} size={32} />}
      {face !== undefined && <Die sides={6} face={face} size={32} />}
      {face === undefined
        ? conceded === undefined
          ? t("fans-drawn")
          : t("fans-conceded", { lost: from - to })
        : t(`fans-said.${after.result.outcome}`, { face, fans: from, change: to - from })}
    </p>
  );
}
