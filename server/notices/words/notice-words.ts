import type { ResultKind } from "@/engine/catalog";
import type { Locale } from "./locale";

/** What messages about a league say, in one language. */
export interface NoticeWords {
  readonly round: (number: number) => string;
  readonly takenBack: string;
  readonly corrected: string;
  readonly reason: (text: string) => string;
  /** After a score that was not played: how it came about. */
  readonly kinds: Readonly<Record<Exclude<ResultKind, "played" | "bye">, string>>;
  readonly dispute: (by: string) => string;
  readonly postponed: (date: string, place: string | null) => string;
  readonly near: (date: string) => string;
  readonly passed: (date: string) => string;
  readonly seasonStarted: (name: string) => string;
  readonly seasonEnded: (name: string) => string;
  readonly test: (league: string) => string;
}

export const NOTICE_WORDS: Readonly<Record<Locale, NoticeWords>> = {
  en: {
    round: (number) => `Round ${number}`,
    takenBack: "The result was taken back.",
    corrected: "The result was corrected.",
    reason: (text) => `Reason: ${text}`,
    kinds: {
      conceded: "conceded",
      "conceded-without-penalty": "conceded without penalty",
      awarded: "awarded",
      "double-loss": "lost by both",
      unplayed: "not played",
      void: "does not count",
    },
    dispute: (by) => `${by} dispute the result.`,
    postponed: (date, place) => `New date: ${date}${place === null ? "" : `, ${place}`}`,
    near: (date) => `To be played by ${date}`,
    passed: (date) => `Not played by ${date}`,
    seasonStarted: (name) => `Season ${name} has begun`,
    seasonEnded: (name) => `Season ${name} is over`,
    test: (league) => `A test: ${league} reaches this address`,
  },
  es: {
    round: (number) => `Jornada ${number}`,
    takenBack: "El resultado se ha retirado.",
    corrected: "El resultado se ha corregido.",
    reason: (text) => `Motivo: ${text}`,
    kinds: {
      conceded: "por abandono",
      "conceded-without-penalty": "abandono sin sanción",
      awarded: "adjudicado",
      "double-loss": "derrota de ambos",
      unplayed: "sin jugar",
      void: "no cuenta",
    },
    dispute: (by) => `${by} reclama el resultado.`,
    postponed: (date, place) => `Nueva fecha: ${date}${place === null ? "" : `, ${place}`}`,
    near: (date) => `Por jugar hasta el ${date}`,
    passed: (date) => `Sin jugar el ${date}`,
    seasonStarted: (name) => `Ha empezado la temporada ${name}`,
    seasonEnded: (name) => `Ha terminado la temporada ${name}`,
    test: (league) => `Una prueba: ${league} llega a esta dirección`,
  },
  fr: {
    round: (number) => `Journée ${number}`,
    takenBack: "Le résultat a été retiré.",
    corrected: "Le résultat a été corrigé.",
    reason: (text) => `Motif : ${text}`,
    kinds: {
      conceded: "abandon",
      "conceded-without-penalty": "abandon sans sanction",
      awarded: "attribué",
      "double-loss": "perdu par les deux",
      unplayed: "pas joué",
      void: "ne compte pas",
    },
    dispute: (by) => `${by} conteste le résultat.`,
    postponed: (date, place) => `Nouvelle date : ${date}${place === null ? "" : `, ${place}`}`,
    near: (date) => `À jouer avant le ${date}`,
    passed: (date) => `Pas joué au ${date}`,
    seasonStarted: (name) => `La saison ${name} a commencé`,
    seasonEnded: (name) => `La saison ${name} est terminée`,
    test: (league) => `Un essai : ${league} atteint cette adresse`,
  },
  de: {
    round: (number) => `Runde ${number}`,
    takenBack: "Das Ergebnis wurde zurückgenommen.",
    corrected: "Das Ergebnis wurde berichtigt.",
    reason: (text) => `Grund: ${text}`,
    kinds: {
      conceded: "aufgegeben",
      "conceded-without-penalty": "ohne Strafe aufgegeben",
      awarded: "zugesprochen",
      "double-loss": "für beide verloren",
      unplayed: "nicht gespielt",
      void: "zählt nicht",
    },
    dispute: (by) => `${by} bestreitet das Ergebnis.`,
    postponed: (date, place) => `Neuer Termin: ${date}${place === null ? "" : `, ${place}`}`,
    near: (date) => `Zu spielen bis ${date}`,
    passed: (date) => `Nicht gespielt bis ${date}`,
    seasonStarted: (name) => `Die Saison ${name} hat begonnen`,
    seasonEnded: (name) => `Die Saison ${name} ist zu Ende`,
    test: (league) => `Eine Probe: ${league} erreicht diese Adresse`,
  },
};
