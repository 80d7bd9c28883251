import type { Roster } from "../../data/shapes";
import { LEAGUES } from "../../data/special-rules";

export interface Affiliation {
  readonly leagues: readonly string[];
  readonly specialRules: readonly string[];
}

/** How many leagues a coach has to pick: none where the roster has no more than count anyway. */
export const leaguesToPick = ({ leagues, leaguesChosen }: Roster) =>
  leaguesChosen === undefined || leagues.length <= leaguesChosen ? 0 : leaguesChosen;

/** How many special rules a coach has to pick. */
export const specialRulesToPick = ({ specialRulesChoice }: Roster) => specialRulesChoice?.count ?? 0;

/** Leagues and special rules of a club: those of its roster and those picked; a pick may be a league (2020). */
export function affiliationOf(roster: Roster, picked: Affiliation): Affiliation {
  const isLeague = (id: string) => LEAGUES.some((league) => league === id);
  const leagues = [
    ...(leaguesToPick(roster) === 0 ? roster.leagues : picked.leagues),
    ...picked.specialRules.filter(isLeague),
  ];
  const ofLeagues = leagues.flatMap((league) => roster.specialRulesOfLeague[league] ?? []);
  return {
    leagues,
    specialRules: [...roster.specialRules, ...picked.specialRules.filter((id) => !isLeague(id)), ...ofLeagues],
  };
}
