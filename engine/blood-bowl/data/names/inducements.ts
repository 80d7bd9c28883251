import type { Names } from "./names";

/** Names of inducements by id. */
export const INDUCEMENT_NAMES = {
  "prayers-to-nuffle": {
    en: "Prayers to Nuffle",
    es: "Plegarias a Nuffle",
    fr: "Prières à Nuffle",
    de: "Gebete an Nuffle",
  },
  "part-time-assistant-coaches": {
    en: "Part-time Assistant Coaches",
    es: "Ayudantes por Horas",
    fr: "Coachs Assistants à Temps Partiel",
    de: "Hilfstrainer auf Zeit",
  },
  "temp-agency-cheerleaders": {
    en: "Temp Agency Cheerleaders",
    es: "Animadoras Temporales",
    fr: "Pom-pom Girls Intérimaires",
    de: "Cheerleader auf Zeit",
  },
  "team-mascot": { en: "Team Mascot", es: "Mascota", fr: "Mascotte d'Équipe", de: "Maskottchen" },
  "weather-mage": { en: "Weather Mage", es: "Mago del Clima", fr: "Mage Climatique", de: "Wettermagier" },
  "blitzers-best-kegs": {
    en: "Blitzer's Best Kegs",
    es: "Barriles del Blitzer",
    fr: "Tonneaux du Blitzer",
    de: "Fässer vom Besten",
  },
  "bloodweiser-kegs": {
    en: "Bloodweiser Kegs",
    es: "Barriles de Bloodweiser",
    fr: "Tonneaux de Bloodweiser",
    de: "Bloodweiser-Fässer",
  },
  bribes: { en: "Bribes", es: "Sobornos", fr: "Pots-de-vin", de: "Bestechungsgelder" },
  "extra-team-training": {
    en: "Extra Team Training",
    es: "Entrenamiento Extra",
    fr: "Entraînement Supplémentaire",
    de: "Zusatztraining",
  },
  "mortuary-assistant": {
    en: "Mortuary Assistant",
    es: "Ayudante Funerario",
    fr: "Assistant Funéraire",
    de: "Leichengehilfe",
  },
  "plague-doctor": { en: "Plague Doctor", es: "Doctor de la Plaga", fr: "Médecin de la Peste", de: "Seuchendoktor" },
  "riotous-rookies": {
    en: "Riotous Rookies",
    es: "Novatos Alborotadores",
    fr: "Bleus Turbulents",
    de: "Wilde Neulinge",
  },
  "wandering-apothecary": {
    en: "Wandering Apothecary",
    es: "Médico Ambulante",
    fr: "Apothicaire Ambulant",
    de: "Wandernder Apotheker",
  },
  "halfling-master-chef": {
    en: "Halfling Master Chef",
    es: "Jefe de Cocina Halfling",
    fr: "Maître Queux Halfling",
    de: "Halbling-Meisterkoch",
  },
  "dodgy-league-rep": {
    en: "Dodgy League Rep",
    es: "Delegado de Liga Corrupto",
    fr: "Délégué de Ligue Véreux",
    de: "Zwielichtiger Ligavertreter",
  },
  "biased-referee": {
    en: "Biased Referee",
    es: "Árbitro Parcial",
    fr: "Arbitre Partial",
    de: "Parteiischer Schiedsrichter",
  },
  "josef-bugman": { en: "Josef Bugman", es: "Josef Bugman", fr: "Josef Bugman", de: "Josef Bugman" },
  "sports-wizard": { en: "Sports Wizard", es: "Mago Deportivo", fr: "Sorcier Sportif", de: "Sportzauberer" },
  "hireling-sports-wizard": {
    en: "Hireling Sports Wizard",
    es: "Mago Deportivo de Alquiler",
    fr: "Sorcier Sportif à Gages",
    de: "Angeheuerter Sportzauberer",
  },
  "bretonnian-pastries": {
    en: "Bretonnian Pastries",
    es: "Pasteles Bretonianos",
    fr: "Pâtisseries Bretonniennes",
    de: "Bretonisches Gebäck",
  },
  "bretonnian-damsel": {
    en: "Bretonnian Damsel",
    es: "Doncella Bretoniana",
    fr: "Damoiselle Bretonnienne",
    de: "Bretonische Jungfer",
  },
  "canopic-jar": { en: "Canopic Jar", es: "Vaso Canopo", fr: "Vase Canope", de: "Kanopenkrug" },
} as const satisfies Readonly<Record<string, Names>>;
