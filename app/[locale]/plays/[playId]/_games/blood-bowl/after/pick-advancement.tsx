import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { type AfterView, edition, positionOf, rosterOf, type Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { SkillInstead } from "./skill-instead";
import { useSkillWords } from "./skill-words";

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
  const rules = edition(state.edition, state.options);
  const skillWords = useSkillWords(rules);
  const { player, asked, skills, characteristics } = rolled;
  const { club, loans } = state.sides[side];
  const who = [...club.players, ...loans].find(({ id }) => id === player);
  if (who === undefined) return null;
  const position = positionOf(who, rosterOf(club, rules));
  const pickSkill = (skill: string) =>
    act({ type: "pick-advancement", side, player, picked: { kind: "skill", skill } });
  return (
    <section className={`phase-side phase-side-${side}`} role="alert">
      <h4>{t("pick-title", { player: who.name })}</h4>
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
          <Button key={skill} size="table" onClick={() => pickSkill(skill)}>
            {skillWords(skill, position)}
          </Button>
        ))}
      </div>
      {asked.how === "characteristic" && (
        <SkillInstead
          player={who}
          position={position}
          rules={rules}
          isOnly={characteristics.length === 0}
          onPick={pickSkill}
        />
      )}
    </section>
  );
}
