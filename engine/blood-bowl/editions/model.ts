import type { AdvancementKind } from "../club/advancement-kinds";
import type { Casualty } from "../club/book";
import type { BloodBowlEdition, Characteristic } from "../club/model";
import type { SppAwards, SppDeed } from "../club/spp";
import type { InducementTerms, MatchTables, Profile, Roster, SkillLists, Star } from "../data/shapes";
import type { BloodBowlOptions } from "../options";

/** What the costly-errors table says. */
export const COSTLY_ERRORS = ["crisis-averted", "minor-incident", "major-incident", "catastrophe"] as const;
export type CostlyError = (typeof COSTLY_ERRORS)[number];

/** Rows are the D6 from 1, columns the full 100,000s in the treasury from 1 to 6. */
export type CostlyErrorsTable = readonly (readonly CostlyError[])[];

export interface Staff {
  /** Price in gold pieces. */
  readonly price: number;
  readonly max: number;
}

/** Score as touchdowns of the side that goes on and of the side that concedes. */
export interface ConcessionScore {
  readonly winner: number;
  readonly conceding: number;
}

/** What differs between editions, with the house rules of a competition already worked in; gold in gold pieces. */
export interface Edition {
  readonly id: BloodBowlEdition;
  readonly options: BloodBowlOptions;

  readonly rosters: readonly Roster[];
  readonly skills: SkillLists;
  readonly stars: readonly Star[];
  readonly inducements: readonly InducementTerms[];
  readonly tables: MatchTables;

  readonly draft: {
    readonly budget: number;
    readonly players: { readonly min: number; readonly max: number };
    /** R23: dedicated fans to be had at the draft, the first one free. */
    readonly fans: Staff;
    /** At most half of the players may be insignificant. */
    readonly insignificantHalf: boolean;
  };
  readonly staff: {
    readonly assistantCoaches: Staff;
    readonly cheerleaders: Staff;
    readonly apothecary: Staff;
  };
  readonly rerolls: {
    readonly max: number /** Of the roster's price, after the draft. */;
    readonly laterFactor: number;
  };
  /** Players who must stay able for the next match when somebody is dismissed. */
  readonly minAble: number;

  /** R5: what a side without stalling adds to the sum that makes its winnings. */
  readonly notStallingBonus: number;
  /** R23. */
  readonly fans: { readonly min: number; readonly max: number };
  readonly costlyErrors: { readonly table: CostlyErrorsTable; readonly rounding: "remainder" | "loss" };
  /** R12. */
  readonly topUp: number;
  readonly concession: {
    /** R8: the score that stands, from the score so far. */
    readonly score: (before: ConcessionScore) => ConcessionScore;
    /** R3. */
    readonly desertion: boolean;
    /** R10: players of the match whom the winner may name. */
    readonly winnersPlayersOfTheMatch: number;
    /** R11: at most so many able players for a concession without penalty. */
    readonly withoutPenaltyUpTo: number;
  };

  /** R13: the quantities of Lineman positions that serve; `undefined`: any Lineman. */
  readonly journeymanQuantities: readonly number[] | undefined;
  /** R14: whether low-cost linemen count nothing in the team value too, not in the current one alone. */
  readonly lowCostInTeamValue: boolean;

  readonly mercenaries: { readonly max: number | undefined; readonly fee: number; readonly skillFee: number };
  readonly starsMax: number;
  /** The same star wanted by both sides: both field it, or neither does and both fees are lost. */
  readonly sameStar: "both" | "neither";
  /** Prayers are bought as an inducement, or given for each full so many of the difference in current team value. */
  readonly prayers: { readonly kind: "bought" } | { readonly kind: "by-difference"; readonly per: number };

  readonly spp: SppAwards;
  /** Awards of clubs with Brawlin' Brutes that differ. */
  readonly brawlinBrutes: Partial<SppAwards>;
  /** Awards that differ while a prayer lasts. */
  readonly prayerSpp: Readonly<Record<string, Partial<Record<SppDeed, number>>>>;
  /** R17: the coach names so many and a D6 chooses; `undefined`: at random among all. */
  readonly playerOfTheMatchNominees: number | undefined;

  readonly advancement: {
    /** Star player points of each step; a kind that a row lacks cannot be had. */
    readonly costs: readonly Partial<Record<AdvancementKind, number>>[];
    /** R20: how many random skills are rolled, of which one is kept. */
    readonly randomRolls: number;
    readonly rises: Readonly<Record<Exclude<AdvancementKind, "characteristic"> | Characteristic, number>>;
    readonly eliteExtra: number;
    readonly characteristicDie: number;
    /** By face from 1. */
    readonly characteristicTable: readonly (readonly Characteristic[])[];
    /** PA of a player who could not pass, once improved. */
    readonly firstPassing: number | undefined;
  };
  /** R19: best and worst value of each characteristic, and how often one may be improved. */
  readonly limits: { readonly best: LimitProfile; readonly worst: LimitProfile; readonly improvements: number };

  /** Highest D16 face of each casualty, in rising order. */
  readonly casualtyUpTo: Readonly<Record<Casualty, number>>;
  /** By D6 face from 1. */
  readonly lostCharacteristic: readonly Characteristic[];
  /** D6 from which a player who misses the next match gains Hatred; `undefined`: not in the edition. */
  readonly hatredFrom: number | undefined;
  /** Keywords that cannot be hated. */
  readonly hatredNot: readonly string[];
  /** Whether regeneration is rolled before or after the casualty roll. */
  readonly regeneration: "before" | "after";
  /** Whether an apothecary may treat journeymen and mercenaries. */
  readonly apothecaryForHired: boolean;

  readonly redraft: {
    readonly perFixture: number;
    readonly perWin: number;
    readonly perDraw: number;
    readonly cap: number | undefined;
    readonly agentFee: number;
    /** D6 from which a lasting effect is gone; an apothecary adds 1. */
    readonly recoverFrom: number;
    /** Whether a restored characteristic leaves a niggling injury. */
    readonly restoredLeavesNiggling: boolean;
  };
  /** Prizes for the first places. */
  readonly prizes: readonly number[];
}

export type LimitProfile = Profile & { readonly PA: number };
