import type { Names } from "./names";

/** Names of leagues and special rules by id. */
export const RULE_NAMES = {
  "badlands-brawl": {
    en: "Badlands Brawl",
    es: "Trifulca de las Malas Tierras",
    fr: "Bagarre des Terres Arides",
    de: "Ödland-Keilerei",
  },
  "chaos-clash": { en: "Chaos Clash", es: "Choque del Caos", fr: "Clash du Chaos", de: "Chaos-Kracher" },
  "elven-kingdoms-league": {
    en: "Elven Kingdoms League",
    es: "Liga de los Reinos Élficos",
    fr: "Ligue des Royaumes Elfiques",
    de: "Liga der Elfenreiche",
  },
  "halfling-thimble-cup": {
    en: "Halfling Thimble Cup",
    es: "Copa Dedal Halfling",
    fr: "Coupe du Dé à Coudre Halfling",
    de: "Halbling-Fingerhut-Pokal",
  },
  "lustrian-superleague": {
    en: "Lustrian Superleague",
    es: "Superliga de Lustria",
    fr: "Super-ligue de Lustrie",
    de: "Lustria-Superliga",
  },
  "old-world-classic": {
    en: "Old World Classic",
    es: "Clásico del Viejo Mundo",
    fr: "Classique du Vieux Monde",
    de: "Alte-Welt-Klassiker",
  },
  "sylvanian-spotlight": {
    en: "Sylvanian Spotlight",
    es: "Foco de Sylvania",
    fr: "Spot de Sylvanie",
    de: "Sylvania im Rampenlicht",
  },
  "underworld-challenge": {
    en: "Underworld Challenge",
    es: "Desafío del Inframundo",
    fr: "Défi des Bas-Fonds",
    de: "Unterwelt-Herausforderung",
  },
  "woodland-league": { en: "Woodland League", es: "Liga Silvestre", fr: "Ligue Sylvestre", de: "Waldlandliga" },
  "worlds-edge-superleague": {
    en: "Worlds Edge Superleague",
    es: "Superliga del Fin del Mundo",
    fr: "Super-ligue du Bord du Monde",
    de: "Weltrand-Superliga",
  },
  "brawlin-brutes": {
    en: "Brawlin' Brutes",
    es: "Brutos Pendencieros",
    fr: "Bagarreurs Brutaux",
    de: "Prügelnde Rohlinge",
  },
  "bribery-and-corruption": {
    en: "Bribery and Corruption",
    es: "Soborno y Corrupción",
    fr: "Chantage et Corruption",
    de: "Bestechung und Korruption",
  },
  "favoured-of-hashut": {
    en: "Favoured of Hashut",
    es: "Favoritos de Hashut",
    fr: "Favoris de Hashut",
    de: "Günstlinge des Hashut",
  },
  "favoured-of-khorne": {
    en: "Favoured of Khorne",
    es: "Favoritos de Khorne",
    fr: "Favoris de Khorne",
    de: "Günstlinge des Khorne",
  },
  "favoured-of-nurgle": {
    en: "Favoured of Nurgle",
    es: "Favoritos de Nurgle",
    fr: "Favoris de Nurgle",
    de: "Günstlinge des Nurgle",
  },
  "favoured-of-slaanesh": {
    en: "Favoured of Slaanesh",
    es: "Favoritos de Slaanesh",
    fr: "Favoris de Slaanesh",
    de: "Günstlinge des Slaanesh",
  },
  "favoured-of-tzeentch": {
    en: "Favoured of Tzeentch",
    es: "Favoritos de Tzeentch",
    fr: "Favoris de Tzeentch",
    de: "Günstlinge des Tzeentch",
  },
  "favoured-of-undivided": {
    en: "Favoured of Undivided",
    es: "Favoritos del Caos Absoluto",
    fr: "Favoris du Chaos Universel",
    de: "Günstlinge des Ungeteilten",
  },
  "low-cost-linemen": {
    en: "Low Cost Linemen",
    es: "Líneas de Saldo",
    fr: "Trois-quarts à Vil Prix",
    de: "Billige Feldspieler",
  },
  "masters-of-undeath": {
    en: "Masters of Undeath",
    es: "Maestros de la No Muerte",
    fr: "Maîtres de la Non-Vie",
    de: "Meister des Untodes",
  },
  swarming: { en: "Swarming", es: "Enjambre", fr: "Déferlement", de: "Schwärmen" },
  "team-captain": { en: "Team Captain", es: "Capitán", fr: "Capitaine", de: "Kapitän" },
  "vampire-lord": { en: "Vampire Lord", es: "Señor Vampiro", fr: "Seigneur Vampire", de: "Vampirfürst" },
} as const satisfies Readonly<Record<string, Names>>;
