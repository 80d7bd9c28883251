import type { Characteristic } from "../club/model";

/** The kinds of skills that a player may learn. */
export const SKILL_CATEGORIES = ["agility", "devious", "general", "mutation", "passing", "strength"] as const;
export type SkillCategory = (typeof SKILL_CATEGORIES)[number];

/** The five characteristics as numbers; PA is `undefined` for players who cannot pass. */
export type Profile = Readonly<Record<Exclude<Characteristic, "PA">, number>> & { readonly PA: number | undefined };

/** A skill or trait with the X of "Loner (X+)" or "Animosity (X)". */
export interface HeldSkill {
  readonly skill: string;
  readonly value?: string | undefined;
}

/** One line of a roster. */
export interface Position {
  readonly id: string;
  /** How many of them a club may have. */
  readonly max: number;
  /** Hiring fee in gold pieces. */
  readonly cost: number;
  readonly profile: Profile;
  readonly skills: readonly HeldSkill[];
  readonly primary: readonly SkillCategory[];
  readonly secondary: readonly SkillCategory[];
  /** Empty in 2020, which has none. */
  readonly keywords: readonly string[];
  readonly lineman: boolean;
  readonly bigGuy: boolean;
}

export interface Roster {
  readonly id: string;
  /** 1 for the strongest, 4 for the weakest. */
  readonly tier: number;
  readonly leagues: readonly string[];
  /** How many of the leagues a club picks at the draft; `undefined`: it has them all. */
  readonly leaguesChosen: number | undefined;
  readonly specialRules: readonly string[];
  /** Rules (or, in 2020, leagues) of which a club picks some at the draft. */
  readonly specialRulesChoice: { readonly count: number; readonly from: readonly string[] } | undefined;
  /** Rules that come with the league that was picked. */
  readonly specialRulesOfLeague: Readonly<Record<string, readonly string[]>>;
  /** Price of one re-roll at the draft, in gold pieces. */
  readonly rerollPrice: number;
  readonly apothecary: boolean;
  /** How many big guys a club may have beside the limits of their positions. */
  readonly bigGuys: number | undefined;
  readonly positions: readonly Position[];
}

/** What an inducement asks of the club that buys it. */
export interface InducementTerms {
  readonly id: string;
  /** Price in gold pieces. */
  readonly cost: number;
  readonly max: number;
  /** Only for clubs with one of these leagues or special rules. */
  readonly requires?: readonly string[];
  /** Only for clubs whose roster may have an apothecary. */
  readonly requiresApothecary?: true;
  /** Other terms for clubs with a special rule or of a roster. */
  readonly discount?: {
    readonly specialRule?: string;
    readonly roster?: string;
    readonly cost: number;
    readonly max?: number;
  };
  /** The star player who is the same person. */
  readonly excludesStar?: string;
  /** The club's own staff and these may not be more than so many together. */
  readonly totalMax?: number;
  /** Belongs to a published supplement: offered only where the competition says so. */
  readonly optional?: true;
}

export interface StarProfile {
  readonly name: string;
  readonly profile: Profile;
  readonly skills: readonly HeldSkill[];
  readonly keywords: readonly string[];
  /** Name of the star's own rule. */
  readonly specialRule: string;
}

/** A star player, or a pair that is bought as one. */
export interface Star {
  readonly id: string;
  readonly name: string;
  /** Price in gold pieces, of both where it is a pair. */
  readonly cost: number;
  /** Leagues and special rules of which a club needs one; "any-team" needs none. */
  readonly playsFor: readonly string[];
  /** Leagues whose clubs are left out of "any-team". */
  readonly except?: readonly string[];
  readonly profiles: readonly StarProfile[];
}

/** What an edition's skill lists are: twelve of each category, in the order of the two dice, and the traits. */
export interface SkillLists {
  /** First die 1-3: the first six; 4-6: the last six; the second die picks one of them. */
  readonly categories: Readonly<Partial<Record<SkillCategory, readonly string[]>>>;
  /** Skills that add more to a player's value. */
  readonly elite: readonly string[];
  /** Cannot be learnt. */
  readonly traits: readonly string[];
}

/** The 2D6 and D16 tables of a match, by id; the words are in `data/names`. */
export interface MatchTables {
  /** Index 0 is a roll of 2. */
  readonly weather: readonly string[];
  /** Index 0 is a roll of 2. */
  readonly kickoff: readonly string[];
  /** Index 0 is a roll of 1. */
  readonly prayers: readonly string[];
}
