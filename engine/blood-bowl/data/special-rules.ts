/** Leagues that a roster may belong to; the published rules hang stars and inducements on them. */
export const LEAGUES = [
  "badlands-brawl",
  "chaos-clash",
  "elven-kingdoms-league",
  "halfling-thimble-cup",
  "lustrian-superleague",
  "old-world-classic",
  "sylvanian-spotlight",
  "underworld-challenge",
  "woodland-league",
  "worlds-edge-superleague",
] as const;
export type LeagueId = (typeof LEAGUES)[number];

/** Special rules of rosters. */
export const SPECIAL_RULES = [
  "brawlin-brutes",
  "bribery-and-corruption",
  "favoured-of-hashut",
  "favoured-of-khorne",
  "favoured-of-nurgle",
  "favoured-of-slaanesh",
  "favoured-of-tzeentch",
  "favoured-of-undivided",
  "low-cost-linemen",
  "masters-of-undeath",
  "swarming",
  "team-captain",
  "vampire-lord",
] as const;
export type SpecialRuleId = (typeof SPECIAL_RULES)[number];
