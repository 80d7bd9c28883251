import type { Edition } from "../../editions/model";
import { findRoster } from "../rosters";
import { leaguesToPick, specialRulesToPick } from "./affiliation";
import type { Draft } from "./model";

/** A draft in which nothing was picked yet. */
export const EMPTY_DRAFT: Draft = {
  roster: "",
  leagues: [],
  specialRules: [],
  players: [],
  rerolls: 0,
  assistantCoaches: 0,
  cheerleaders: 0,
  apothecary: false,
  dedicatedFans: 1,
};

/** A draft with a roster, its first league and rules where there is a choice, and nobody in it. */
export function draftOfRoster(rosterId: string, rules: Edition): Draft {
  const roster = findRoster(rosterId, rules);
  if (roster === undefined) return EMPTY_DRAFT;
  return {
    ...EMPTY_DRAFT,
    roster: roster.id,
    leagues: roster.leagues.slice(0, leaguesToPick(roster)),
    specialRules: (roster.specialRulesChoice?.from ?? []).slice(0, specialRulesToPick(roster)),
  };
}
