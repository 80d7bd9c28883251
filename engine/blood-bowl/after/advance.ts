import { accept, refuse } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Answer } from "../answer";
import { accessTo, advancementCost, canLearn, skillsToLearn, unspentSpp } from "../club/advancement";
import { changedProfile, characteristicOptions } from "../club/characteristics";
import type { Characteristic } from "../club/model";
import { rollRandomSkills } from "../club/random-skill";
import { editionOf } from "../edition-of";
import type { CommandOf, EventOf } from "../model";
import { findPlayer } from "../people";
import type { State } from "../state";
import { stepRefusal } from "./checks";
import type { AdvancementAsked } from "./model";
import { advancedBySkill, canAdvance, type Pupil, pupilOf } from "./pupil";

/** Step 3: one step of advancement; what is rolled waits for the coach's pick. */
export function advance(state: State, { side, player, advancement }: CommandOf<"advance">, dice: Dice): Answer {
  const refused = stepRefusal(state, side, "advancement");
  if (refused !== undefined) return refused;
  const own = state.sides[side];
  if (own.after.rolled !== undefined) return refuse("pick-is-open", { player: own.after.rolled.player });
  const asking = findPlayer(own, player);
  if (asking === undefined) return refuse("unknown-player");
  if (!canAdvance(asking)) return refuse("player-not-available");
  const edition = editionOf(state);
  const cost = advancementCost(advancement.how, asking.advancements, edition);
  if (cost === undefined) return refuse("advancement-not-possible");
  const have = unspentSpp(asking);
  if (cost > have) return refuse("not-enough-points", { cost, have });
  return learnt(pupilOf(own, side, player, advancement.how, edition), advancement, dice);
}

function learnt(pupil: Pupil, asked: AdvancementAsked, dice: Dice): Answer {
  switch (asked.how) {
    case "random-primary":
    case "random-secondary":
      return rolledSkill(pupil, asked, dice);
    case "chosen-primary":
    case "chosen-secondary":
      return chosenSkill(pupil, asked);
    case "characteristic":
      return rolledCharacteristic(pupil, asked, dice);
  }
}

type Random = Extract<AdvancementAsked, { how: "random-primary" | "random-secondary" }>;
type Chosen = Extract<AdvancementAsked, { how: "chosen-primary" | "chosen-secondary" }>;

const accessOf = ({ how }: Random | Chosen) =>
  how === "random-primary" || how === "chosen-primary" ? "primary" : "secondary";

/** Rolled skills wait for a pick, unless all rolls say the same. */
function rolledSkill(pupil: Pupil, asked: Random, dice: Dice): Answer {
  const { side, player, position, edition } = pupil;
  const learnable = (edition.skills.categories[asked.category] ?? []).some((skill) =>
    canLearn(skill, player, position, edition),
  );
  if (!learnable || accessTo(asked.category, position) !== accessOf(asked)) return refuse("not-offered");
  const purpose = `skill:${side}:${player.id}`;
  const { skills, faces } = rollRandomSkills(asked.category, player, position, edition, dice, purpose);
  const offered = [...new Set(skills)];
  const [only] = offered;
  return only !== undefined && offered.length === 1
    ? accept({ ...advancedBySkill(pupil, asked.how, only), faces: [...faces] })
    : accept(rollEvent(pupil, asked, [...faces], offered, []));
}

function chosenSkill(pupil: Pupil, asked: Chosen): Answer {
  const { player, position, edition } = pupil;
  const offered = skillsToLearn(accessOf(asked), player, position, edition).includes(asked.skill);
  return offered ? accept(advancedBySkill(pupil, asked.how, asked.skill)) : refuse("not-offered");
}

function rolledCharacteristic(pupil: Pupil, asked: AdvancementAsked, dice: Dice): Answer {
  const { side, player, position, edition } = pupil;
  const face = dice.roll(edition.advancement.characteristicDie, `characteristic:${side}:${player.id}`);
  const profile = changedProfile(position.profile, player.changes, edition);
  const improvements: Partial<Record<Characteristic, number>> = Object.fromEntries(
    player.changes.map(({ characteristic, improved }) => [characteristic, improved]),
  );
  const options = characteristicOptions(face, profile, improvements, edition);
  return accept(rollEvent(pupil, asked, [face], [], options));
}

const rollEvent = (
  { side, player }: Pupil,
  asked: AdvancementAsked,
  faces: number[],
  skills: string[],
  characteristics: Characteristic[],
): EventOf<"advancement-rolled"> => ({
  type: "advancement-rolled",
  side,
  player: player.id,
  asked,
  faces,
  skills,
  characteristics,
});
