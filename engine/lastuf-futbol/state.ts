import type { EditionId } from "../catalog";
import type { Seat } from "../core/rules";
import type { CardId, Colour } from "./cards";
import type { Automatic, END_REASONS, Entrant, WindowKind } from "./model";
import type { Options } from "./options";

/** A goal with the balls that lie on it. */
export interface Goal {
  readonly colour: Colour;
  readonly balls: readonly CardId[];
}

/** A field player on the table with the injury and yellow cards that lie on him. */
export interface Footballer {
  readonly card: CardId;
  readonly attached: readonly CardId[];
}

/** What is counted for a seat over the whole game; "conceded" is the name that league tables read. */
export const TALLIES = [
  "scored",
  "conceded",
  "saves-by-offside",
  "saves-by-var",
  "red-cards",
  "yellow-cards",
  "injuries",
] as const;
export type TallyKey = (typeof TALLIES)[number];

/** What lies in front of a seat, and how it stands with it. */
export interface Area {
  readonly goals: readonly Goal[];
  readonly footballers: readonly Footballer[];
  readonly tally: Readonly<Record<TallyKey, number>>;
  /** Present once eliminated: the balls conceded, counted before they returned. */
  readonly eliminated: { readonly balls: number } | undefined;
  /** Since when the seat is away (ms). */
  readonly awaySince: number | undefined;
  /** Turns that were discarded for the seat. */
  readonly missed: number;
}

/** A card that has been played and waits to take effect. */
export type Pending =
  | {
      readonly about: "goal";
      readonly seat: Seat;
      readonly card: CardId;
      readonly goal: Colour;
      readonly owner: Seat;
      /** Answers played so far: an Offside, then perhaps the VAR against it; or one VAR. */
      readonly answers: readonly Played[];
    }
  | {
      readonly about: "red-card" | "second-yellow";
      readonly seat: Seat;
      readonly card: CardId;
      readonly target: CardId;
      readonly owner: Seat;
      readonly answers: readonly Played[];
    };

/** A card and who played it. */
export interface Played {
  readonly seat: Seat;
  readonly card: CardId;
}

/** The time in which the seats asked may answer; who has answered is public, what is not. */
export interface AnswerWindow {
  readonly about: WindowKind;
  /** In turn order: of several answers the first counts (ruling F18). */
  readonly asked: readonly Seat[];
  readonly answered: readonly Seat[];
  readonly opensAt: number;
  /** `undefined` where the answers are waited for. */
  readonly closesAt: number | undefined;
}

/** Choosing goals; the choice of a turn; an open window; between a play and the next turn; over. */
export const PHASES = ["goals", "turn", "window", "settling", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** Everything that lies face up: public by construction. */
export interface Table {
  readonly edition: EditionId;
  readonly options: Options;
  readonly entrants: readonly Entrant[];
  readonly phase: Phase;
  /** Who still chooses a goal, in order; the first one is due. */
  readonly choosing: readonly Seat[];
  readonly freeGoals: readonly Colour[];
  readonly turn: Seat;
  /** When the turn (or the choice of a goal) began, in ms. */
  readonly since: number;
  /** Finished turns of all players together. */
  readonly turns: number;
  readonly areas: readonly Area[];
  /** The top card is the last one. */
  readonly discard: readonly CardId[];
  /** Cards that have left the game. */
  readonly gone: readonly CardId[];
  readonly reshuffles: number;
  readonly pending: Pending | undefined;
  readonly window: AnswerWindow | undefined;
  /** Eliminated seats, the first one out first. */
  readonly out: readonly Seat[];
  readonly end: (typeof END_REASONS)[number] | undefined;
}

/** What lies face down. */
export interface Hidden {
  /** The top card is the last one. */
  readonly deck: readonly CardId[];
  readonly hands: readonly (readonly CardId[])[];
  readonly automatic: readonly Automatic[];
  /** Cards held ready in the open window. */
  readonly answers: readonly Played[];
}

/** A play: what lies face up and what lies face down. */
export interface State {
  readonly table: Table;
  readonly hidden: Hidden;
}

/** What a seat, or a spectator, may see. */
export interface View {
  readonly table: Table;
  readonly seat: Seat | undefined;
  /** The own hand; empty for spectators. */
  readonly hand: readonly CardId[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** The own settings; `undefined` for spectators. */
  readonly automatic: Automatic | undefined;
  /** The card held ready in the open window. */
  readonly answer: CardId | undefined;
  /** Finished turns at which the game stops, and from which a goal eliminates at once. */
  readonly turnLimit: number | undefined;
  readonly suddenDeathFrom: number | undefined;
}
