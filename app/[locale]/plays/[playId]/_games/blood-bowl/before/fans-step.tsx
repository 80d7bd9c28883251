import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Die } from "@/app/_ui/die";
import { dices } from "@/app/_ui/icon-paths";
import { SIDES } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

/** Fair-weather fans of both sides: dedicated fans and a D3. */
export function FansStep() {
  const { view, act } = usePlay();
  const t = useTranslations("before");
  return (
    <div className="phase-sides">
      {SIDES.map((side) => {
        const { name, dedicatedFans, fans } = view.sides[side];
        return (
          <section key={side} className={`phase-side phase-side-${side}`}>
            <h4>{name}</h4>
            <div className="row row-3">
              <span className="small grow">{t("dedicated-fans", { fans: dedicatedFans })}</span>
              <Die sides={3} face={fans?.face} side={side} />
            </div>
            {fans === undefined ? (
              <Button size="table" variant="primary" icon={dices} onClick={() => act({ type: "roll-fans", side })}>
                {t("roll-fans")}
              </Button>
            ) : (
              <p className="strong">
                {t("fan-factor", { dedicated: fans.dedicatedFans, face: fans.face, factor: fans.fanFactor })}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
