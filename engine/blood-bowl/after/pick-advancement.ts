import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import { accessTo, canLearn, characteristicRise, riseOfSkill } from "../club/advancement";
import { categoryOf } from "../club/skills";
import { editionOf } from "../edition-of";
import type { CommandOf } from "../model";
import type { State } from "../state";
import { stepRefusal } from "./checks";
import { advancedBySkill, type Pupil, pupilOf } from "./pupil";

/** Which of the rolled skills or characteristics it is; a characteristic may be refused for a skill (BB-163). */
export function pickAdvancement(state: State, { side, player, picked }: CommandOf<"pick-advancement">): Answer {
  const refused = stepRefusal(state, side, "advancement");
  if (refused !== undefined) return refused;
  const own = state.sides[side];
  const { rolled } = own.after;
  if (rolled === undefined || rolled.player !== player) return refuse("no-pick-open");
  const pupil = pupilOf(own, side, player, rolled.asked.how, editionOf(state));
  const { asked } = rolled;
  if (asked.how !== "characteristic") {
    const fits = picked.kind === "skill" && rolled.skills.includes(picked.skill);
    return fits && (asked.how === "random-primary" || asked.how === "random-secondary")
      ? accept(advancedBySkill(pupil, asked.how, picked.skill))
      : refuse("not-offered");
  }
  if (picked.kind === "skill") return insteadOfCharacteristic(pupil, picked.skill);
  const improved = picked.characteristic;
  if (!rolled.characteristics.includes(improved)) return refuse("not-offered");
  const valueRise = characteristicRise(improved, pupil.edition);
  return accept({
    type: "player-advanced",
    side,
    player,
    how: "characteristic",
    improved,
    spp: pupil.cost,
    valueRise,
  });
}

function insteadOfCharacteristic(pupil: Pupil, skill: string): Answer {
  const { side, player, position, edition, cost } = pupil;
  if (!canLearn(skill, player, position, edition)) return refuse("not-offered");
  const category = categoryOf(skill, edition);
  const primary = category !== undefined && accessTo(category, position) === "primary";
  return accept({
    type: "player-advanced",
    side,
    player: player.id,
    how: primary ? "chosen-primary" : "chosen-secondary",
    skill,
    spp: cost,
    valueRise: riseOfSkill(skill, position, edition),
  });
}
