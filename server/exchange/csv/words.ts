import type { CsvColumn } from "./kinds";

/** Cell texts compared without case, accents and signs: "Équipe (domicile)" → "equipe domicile". */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** How the first line of a file may call a column, in four languages, as `plain` writes it, with strokes between. */
export const HEADER_WORDS: Readonly<Record<CsvColumn, string>> = {
  name: "name|club|club name|team|team name|entry|entrant|nombre|equipo|nom|equipe|verein|vereinsname|mannschaft|teilnehmer|participante|participant",
  alias: "alias|nickname|nick|apodo|mote|surnom|pseudo|spitzname",
  coach:
    "coach|coach name|player|entrenador|entrenadora|jugador|entraineur|entraineuse|joueur|trainer|trainerin|spieler|spielerin",
  partner: "partner|second coach|coach 2|pareja|companero|companera|partenaire|partnerin",
  roster: "roster|race|raza|plantilla|race d equipe|liste|rasse|aufstellung|volk",
  division: "division|group|conference|grupo|groupe|poule|gruppe|staffel|liga",
  round: "round|week|matchday|day|jornada|ronda|semana|journee|tour|ronde|runde|spieltag|woche",
  date: "date|day of play|fecha|dia|jour|datum|tag|kickoff|anstoss",
  time: "time|hour|hora|heure|uhrzeit|zeit",
  home: "home|home team|home club|local|equipo local|casa|domicile|equipe domicile|recevant|heim|heimverein|heimteam|heimmannschaft|team 1|club 1",
  away: "away|away team|away club|visitor|guest|visitante|equipo visitante|fuera|exterieur|equipe exterieur|visiteur|gast|auswarts|gastverein|gastteam|gastmannschaft|team 2|club 2",
  place: "place|table|board|venue|lugar|mesa|sede|campo|lieu|terrain|ort|tisch|platz",
  home_score:
    "home score|home goals|home touchdowns|home td|score 1|goles local|tantos local|marcador local|touchdowns local|td local|buts domicile|score domicile|td domicile|tore heim|heimtore|touchdowns heim|td heim|punkte heim",
  away_score:
    "away score|away goals|away touchdowns|away td|score 2|goles visitante|tantos visitante|marcador visitante|touchdowns visitante|td visitante|buts exterieur|score exterieur|td exterieur|tore gast|gasttore|auswartstore|touchdowns gast|td gast|punkte gast",
  status: "status|state|kind|estado|tipo|etat|statut|art|zustand",
  winner: "winner|ganador|vencedor|vainqueur|gagnant|sieger|gewinner",
  home_casualties:
    "home casualties|home cas|cas 1|bajas local|lesiones local|sorties domicile|blessures domicile|verletzungen heim|ausfalle heim|cas heim",
  away_casualties:
    "away casualties|away cas|cas 2|bajas visitante|lesiones visitante|sorties exterieur|blessures exterieur|verletzungen gast|ausfalle gast|cas gast",
};

/** Results that are typed by their kind; "unplayed" leaves the match open. */
export const STATUS_WORDS = {
  played: ["played", "jugado", "joue", "gespielt"],
  conceded: ["conceded", "concedido", "concede", "abandon", "aufgegeben"],
  "conceded-without-penalty": ["conceded without penalty"],
  awarded: ["awarded", "adjudicado", "attribue", "gewertet", "am grunen tisch"],
  "double-loss": ["double loss", "derrota doble", "double defaite", "doppelte niederlage"],
  void: ["void", "cancelled", "annulled", "anulado", "annule", "annulliert", "abgesagt"],
  unplayed: ["unplayed", "open", "pendiente", "sin jugar", "a jouer", "offen", "ungespielt"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type CsvStatus = keyof typeof STATUS_WORDS;

export const HOME_WORDS: readonly string[] = ["home", "1", "local", "casa", "domicile", "heim"];
export const AWAY_WORDS: readonly string[] = ["away", "2", "visitante", "fuera", "exterieur", "gast", "auswarts"];
