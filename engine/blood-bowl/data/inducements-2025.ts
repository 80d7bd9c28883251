import type { InducementTerms } from "./shapes";

/** Inducements with a fixed price of the 2025 edition; stars and mercenaries are priced by themselves. */
export const INDUCEMENTS_2025 = [
  { id: "prayers-to-nuffle", cost: 10_000, max: 3 },
  { id: "part-time-assistant-coaches", cost: 20_000, max: 5 },
  { id: "temp-agency-cheerleaders", cost: 5000, max: 5 },
  { id: "team-mascot", cost: 25_000, max: 1 },
  { id: "weather-mage", cost: 25_000, max: 1 },
  { id: "blitzers-best-kegs", cost: 50_000, max: 2 },
  { id: "bribes", cost: 100_000, max: 3, discount: { specialRule: "bribery-and-corruption", cost: 50_000, max: 6 } },
  { id: "extra-team-training", cost: 100_000, max: 8 },
  { id: "mortuary-assistant", cost: 100_000, max: 1, requires: ["masters-of-undeath"] },
  { id: "plague-doctor", cost: 100_000, max: 1, requires: ["favoured-of-nurgle"] },
  { id: "riotous-rookies", cost: 150_000, max: 1, requires: ["low-cost-linemen"] },
  { id: "wandering-apothecary", cost: 100_000, max: 2, requiresApothecary: true },
  { id: "halfling-master-chef", cost: 300_000, max: 1, discount: { roster: "halfling", cost: 100_000 } },
  {
    id: "dodgy-league-rep",
    cost: 120_000,
    max: 1,
    discount: { specialRule: "bribery-and-corruption", cost: 80_000 },
  },
  { id: "josef-bugman", cost: 100_000, max: 1, excludesStar: "josef-bugman" },
  { id: "sports-wizard", cost: 150_000, max: 1 },
  { id: "bretonnian-pastries", cost: 15_000, max: 1, optional: true },
  { id: "bretonnian-damsel", cost: 150_000, max: 1, optional: true },
  { id: "canopic-jar", cost: 50_000, max: 1, optional: true },
] as const satisfies readonly InducementTerms[];
