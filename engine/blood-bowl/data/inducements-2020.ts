import type { InducementTerms } from "./shapes";

/** Inducements with a fixed price of the 2020 edition; stars and mercenaries are priced by themselves. */
export const INDUCEMENTS_2020 = [
  { id: "temp-agency-cheerleaders", cost: 20_000, max: 4, totalMax: 16 },
  { id: "part-time-assistant-coaches", cost: 20_000, max: 3, totalMax: 9 },
  { id: "weather-mage", cost: 30_000, max: 1 },
  { id: "bloodweiser-kegs", cost: 50_000, max: 2 },
  { id: "extra-team-training", cost: 100_000, max: 8 },
  { id: "bribes", cost: 100_000, max: 3, discount: { specialRule: "bribery-and-corruption", cost: 50_000 } },
  { id: "wandering-apothecary", cost: 100_000, max: 2, requiresApothecary: true },
  { id: "mortuary-assistant", cost: 100_000, max: 1, requires: ["sylvanian-spotlight"] },
  { id: "plague-doctor", cost: 100_000, max: 1, requires: ["favoured-of-nurgle"] },
  { id: "riotous-rookies", cost: 100_000, max: 1, requires: ["low-cost-linemen"] },
  { id: "halfling-master-chef", cost: 300_000, max: 1, discount: { roster: "halfling", cost: 100_000 } },
  { id: "josef-bugman", cost: 100_000, max: 1 },
  { id: "hireling-sports-wizard", cost: 150_000, max: 1 },
  {
    id: "biased-referee",
    cost: 120_000,
    max: 1,
    discount: { specialRule: "bribery-and-corruption", cost: 80_000 },
  },
] as const satisfies readonly InducementTerms[];
