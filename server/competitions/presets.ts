import { Options as BloodBowlOptions } from "@/engine/blood-bowl";
import type { GameId } from "@/engine/catalog";
import { Options } from "@/engine/lastuf-futbol";
import { PRESETS } from "@/engine/league/presets";
import { TALLIES } from "@/engine/league/result";
import type { Bonus, TableRules } from "@/engine/league/table-rules";

/**
 * The table rules that a game's leagues use where nothing else is said; places count what its options say (LF-129), and
 * bonus points are those of its house rules (BB-125).
 */
export function tableRulesOf(game: GameId, options: unknown = {}): TableRules {
  const rules = PRESETS[game];
  if (game === "blood-bowl") return { ...rules, points: { ...rules.points, ...bonusesOf(options) } };
  if (game !== "lastuf-futbol") return rules;
  const { three, four } = Options.parse(options).points;
  return { ...rules, points: { ...rules.points, places: [[...three], [...four]] } };
}

/** Touchdowns and casualties from which a bonus is given. */
const BONUS_FROM = 3;

function bonusesOf(options: unknown): Pick<TableRules["points"], "bonuses" | "bonusCap"> {
  const house = BloodBowlOptions.parse(options);
  const all: Bonus[] = [
    { kind: "scored", atLeast: BONUS_FROM, points: house["bonus-touchdowns"] },
    { kind: "none-conceded", points: house["bonus-shut-out"] },
    { kind: "tally", tally: TALLIES.casualties, atLeast: BONUS_FROM, points: house["bonus-casualties"] },
  ];
  const bonuses = all.filter(({ points }) => points > 0);
  return bonuses.length === 0 ? {} : { bonuses, bonusCap: house["bonus-cap"] };
}
