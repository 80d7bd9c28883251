import type { Criterion } from "./table-rules";

/** Languages in which the order of a table can be explained. */
export const EXPLAIN_LOCALES = ["en", "es", "fr", "de"] as const;
export type ExplainLocale = (typeof EXPLAIN_LOCALES)[number];

/** What a score counts. */
export type ScoreNoun = "goals" | "touchdowns";

/** The words of one language. */
export interface ExplainWords {
  readonly above: (above: string, below: string) => string;
  readonly shared: (above: string, below: string, level: string) => string;
  readonly level: (level: string) => string;
  readonly points: (points: string) => string;
  readonly perMatch: (points: string) => string;
  readonly figures: (criterion: string, above: string, below: string) => string;
  readonly among: (names: readonly string[]) => string;
  readonly headToHeadOpen: string;
  readonly decided: Readonly<Record<"lots" | "play-off" | "manual", string>>;
  readonly criterion: (noun: ScoreNoun) => Readonly<Record<Exclude<Criterion, "lots" | "play-off">, string>>;
  readonly decimal: "." | ",";
}

const listed = (names: readonly string[], and: string) => `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;

const en: ExplainWords = {
  above: (above, below) => `${above} is above ${below}`,
  shared: (above, below, level) => `${above} and ${below} share the rank: level on ${level} and on everything else`,
  level: (level) => `level on ${level}`,
  points: (points) => (points === "1" ? "1 point" : `${points} points`),
  perMatch: (points) => `${points} points per match`,
  figures: (criterion, above, below) => `${criterion} ${above} to ${below}`,
  among: (names) => `among ${listed(names, "and")}`,
  headToHeadOpen: "head-to-head does not count yet, because level clubs still have to meet",
  decided: { lots: "lots were drawn", "play-off": "a play-off was won", manual: "the organiser decided" },
  criterion: (noun) => ({
    points: "points",
    "points-per-match": "points per match",
    "goal-difference": noun === "goals" ? "goal difference" : "touchdown difference",
    "difference-per-match": "difference per match",
    "goals-for": `${noun} scored`,
    wins: "wins",
    "away-goals": `away ${noun}`,
    "casualties-difference": "casualty difference",
    "casualties-for": "casualties caused",
    "fair-play": "fair-play penalty points",
    "fewest-yellows": "yellow cards",
    "best-place": "best place",
    "opponents-points": "points of the opponents",
    "head-to-head-points": "head-to-head points",
    "head-to-head-difference": "head-to-head difference",
    "head-to-head-goals-for": `head-to-head ${noun}`,
    "head-to-head-away-goals": `head-to-head away ${noun}`,
  }),
  decimal: ".",
};

const es: ExplainWords = {
  above: (above, below) => `${above} está por encima de ${below}`,
  shared: (above, below, level) => `${above} y ${below} comparten el puesto: empatados a ${level} y en todo lo demás`,
  level: (level) => `empatados a ${level}`,
  points: (points) => (points === "1" ? "1 punto" : `${points} puntos`),
  perMatch: (points) => `${points} puntos por partido`,
  figures: (criterion, above, below) => `${criterion}: ${above} a ${below}`,
  among: (names) => `entre ${listed(names, "y")}`,
  headToHeadOpen: "los enfrentamientos directos aún no cuentan, porque quedan partidos entre los empatados",
  decided: { lots: "se decidió por sorteo", "play-off": "ganó el desempate", manual: "decidió la organización" },
  criterion: (noun) => ({
    points: "puntos",
    "points-per-match": "puntos por partido",
    "goal-difference": noun === "goals" ? "diferencia de goles" : "diferencia de touchdowns",
    "difference-per-match": "diferencia por partido",
    "goals-for": noun === "goals" ? "goles a favor" : "touchdowns a favor",
    wins: "victorias",
    "away-goals": noun === "goals" ? "goles fuera de casa" : "touchdowns fuera de casa",
    "casualties-difference": "diferencia de bajas",
    "casualties-for": "bajas causadas",
    "fair-play": "puntos de sanción de juego limpio",
    "fewest-yellows": "tarjetas amarillas",
    "best-place": "mejor puesto",
    "opponents-points": "puntos de los rivales",
    "head-to-head-points": "puntos en los enfrentamientos directos",
    "head-to-head-difference": "diferencia en los enfrentamientos directos",
    "head-to-head-goals-for": `${noun === "goals" ? "goles" : "touchdowns"} en los enfrentamientos directos`,
    "head-to-head-away-goals": `${noun === "goals" ? "goles" : "touchdowns"} fuera en los enfrentamientos directos`,
  }),
  decimal: ",",
};

const fr: ExplainWords = {
  above: (above, below) => `${above} devance ${below}`,
  shared: (above, below, level) => `${above} et ${below} partagent le rang : à égalité à ${level} et sur tout le reste`,
  level: (level) => `à égalité à ${level}`,
  points: (points) => (["-1", "0", "1"].includes(points) ? `${points} point` : `${points} points`),
  perMatch: (points) => `${points} points par match`,
  figures: (criterion, above, below) => `${criterion} : ${above} à ${below}`,
  among: (names) => `entre ${listed(names, "et")}`,
  headToHeadOpen: "les confrontations directes ne comptent pas encore, car il reste des matchs entre les ex æquo",
  decided: { lots: "tirage au sort", "play-off": "match d'appui gagné", manual: "décision de l'organisation" },
  criterion: (noun) => ({
    points: "points",
    "points-per-match": "points par match",
    "goal-difference": noun === "goals" ? "différence de buts" : "différence de touchdowns",
    "difference-per-match": "différence par match",
    "goals-for": noun === "goals" ? "buts marqués" : "touchdowns marqués",
    wins: "victoires",
    "away-goals": noun === "goals" ? "buts à l'extérieur" : "touchdowns à l'extérieur",
    "casualties-difference": "différence de sorties",
    "casualties-for": "sorties causées",
    "fair-play": "points de pénalité du fair-play",
    "fewest-yellows": "cartons jaunes",
    "best-place": "meilleure place",
    "opponents-points": "points des adversaires",
    "head-to-head-points": "points en confrontations directes",
    "head-to-head-difference": "différence en confrontations directes",
    "head-to-head-goals-for": `${noun === "goals" ? "buts" : "touchdowns"} en confrontations directes`,
    "head-to-head-away-goals": `${noun === "goals" ? "buts" : "touchdowns"} à l'extérieur en confrontations directes`,
  }),
  decimal: ",",
};

const de: ExplainWords = {
  above: (above, below) => `${above} steht vor ${below}`,
  shared: (above, below, level) =>
    `${above} und ${below} teilen sich den Rang: gleichauf mit ${level} und in allem anderen`,
  level: (level) => `gleichauf mit ${level}`,
  points: (points) => (points === "1" ? "1 Punkt" : `${points} Punkten`),
  perMatch: (points) => `${points} Punkten je Spiel`,
  figures: (criterion, above, below) => `${criterion} ${above} zu ${below}`,
  among: (names) => `unter ${listed(names, "und")}`,
  headToHeadOpen: "der direkte Vergleich zählt noch nicht, weil Spiele zwischen den Gleichauf-Liegenden offen sind",
  decided: {
    lots: "das Los hat entschieden",
    "play-off": "Entscheidungsspiel gewonnen",
    manual: "Entscheidung der Ligaleitung",
  },
  criterion: (noun) => ({
    points: "Punkte",
    "points-per-match": "Punkte je Spiel",
    "goal-difference": noun === "goals" ? "Tordifferenz" : "Touchdown-Differenz",
    "difference-per-match": "Differenz je Spiel",
    "goals-for": noun === "goals" ? "erzielte Tore" : "erzielte Touchdowns",
    wins: "Siege",
    "away-goals": noun === "goals" ? "Auswärtstore" : "Auswärts-Touchdowns",
    "casualties-difference": "Verletzten-Differenz",
    "casualties-for": "verursachte Verletzungen",
    "fair-play": "Fair-Play-Strafpunkte",
    "fewest-yellows": "Gelbe Karten",
    "best-place": "bester Platz",
    "opponents-points": "Punkte der Gegner",
    "head-to-head-points": "Punkte im direkten Vergleich",
    "head-to-head-difference": "Differenz im direkten Vergleich",
    "head-to-head-goals-for": `${noun === "goals" ? "Tore" : "Touchdowns"} im direkten Vergleich`,
    "head-to-head-away-goals": `${noun === "goals" ? "Auswärtstore" : "Auswärts-Touchdowns"} im direkten Vergleich`,
  }),
  decimal: ",",
};

/** The words of each language. */
export const EXPLAIN_WORDS: Readonly<Record<ExplainLocale, ExplainWords>> = { en, es, fr, de };
