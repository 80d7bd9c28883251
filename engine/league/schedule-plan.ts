import { balancedOpponents } from "./balanced-opponents";
import { chanceFrom } from "./chance";
import { spreadPlaces } from "./places";
import { pick } from "./ranking";
import { placedRoundRobin, type Round, type SecondLeg, withoutPlaces, withSecondLeg } from "./schedule";

/** What a calendar is to be best at. */
export const PREFERENCES = ["breaks", "opponents"] as const;
export type Preference = (typeof PREFERENCES)[number];

/** How a round robin is to be laid out. */
export interface RoundRobinPlan {
  /** How many take part, 2 or more. */
  readonly entries: number;
  readonly legs: 1 | 2;
  /** French where it is not said. */
  readonly secondLeg?: SecondLeg | undefined;
  /** Fewest breaks where it is not said. */
  readonly prefer?: Preference | undefined;
  /** Draws who gets which line of the calendar; without it the entries take them in their order. */
  readonly seed?: string | undefined;
  /** Spread the matches over places, one for each match of a round. */
  readonly places?: boolean | undefined;
}

/** A whole calendar; the same plan always gives the same one. */
export function planRoundRobin(plan: RoundRobinPlan): Round[] {
  const chance = chanceFrom(plan.seed ?? "");
  const everybody = [...Array.from({ length: plan.entries }).keys()];
  const lines = plan.seed === undefined ? everybody : chance.shuffled(everybody);
  const laidOut =
    plan.prefer === "opponents" ? balancedOpponents(plan.entries, chance) : placedRoundRobin(plan.entries);
  const firstLeg = plan.places === true ? spreadPlaces(plan.entries, laidOut, chance) : laidOut.map(withoutPlaces);
  const rounds = plan.legs === 2 ? withSecondLeg(firstLeg, plan.secondLeg ?? "french") : firstLeg;
  return rounds.map((round) => relabelled(round, lines));
}

function relabelled({ pairings, bye }: Round, lines: readonly number[]): Round {
  const named = pairings.map((pairing) => ({
    ...pairing,
    home: pick(lines, pairing.home),
    away: pick(lines, pairing.away),
  }));
  return bye === undefined ? { pairings: named } : { pairings: named, bye: pick(lines, bye) };
}
