import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { AfterView, Side } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { SKILL_NAMES } from "@/engine/blood-bowl/data/names/skills";
import { usePlay } from "../play-context";

/** A roll that waits: which of the skills, or which characteristic; or a skill instead of it. */
export function PickAdvancement({
  side,
  rolled,
}: {
  readonly side: Side;
  readonly rolled: NonNullable<AfterView["rolled"]>;
}) {
  const { state, act } = usePlay();
  const t = useTranslations("after");
  const locale = useLocale();
  const { player, skills, characteristics } = rolled;
  const who = state.sides[side].club.players.find(({ id }) => id === player);
  return (
    <section className={`phase-side phase-side-${side}`} role="alert">
      <h4>{t("pick-title", { player: who?.name ?? player })}</h4>
      <div className="row wrap">
        {characteristics.map((characteristic) => (
          <Button
            key={characteristic}
            size="table"
            variant="primary"
            onClick={() =>
              act({ type: "pick-advancement", side, player, picked: { kind: "characteristic", characteristic } })
            }
          >
            +{characteristic}
          </Button>
        ))}
        {skills.map((skill) => (
          <Button
            key={skill}
            size="table"
            onClick={() => act({ type: "pick-advancement", side, player, picked: { kind: "skill", skill } })}
          >
            {nameIn(SKILL_NAMES, skill, locale)}
          </Button>
        ))}
      </div>
    </section>
  );
}
