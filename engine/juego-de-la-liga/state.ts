import type { Seat } from "../core/rules";
import type { CardId, SpaceId } from "./card-set";
import type { Line, Position } from "./codes";
import type { Spaces } from "./command";
import type { BOTS } from "./entrant";
import type { Money } from "./money";
import type { Options } from "./options";
import type { FollowUp, Roll } from "./roll";

/** A footballer of a club and what was paid for him (J16). */
export interface Signed {
  readonly card: CardId;
  readonly paid: Money;
}

/** One of the clubs that play the season; its index is its seat. */
export interface Club {
  readonly kind: "coach" | "rival";
  readonly name: string;
  /** The person; empty where only the club has a name. */
  readonly coach: string;
  /** 1, 2, … among the rivals without a coach; 0 for a club with a coach. */
  readonly rival: number;
  readonly bot?: (typeof BOTS)[number] | undefined;
  /** Empty until the sheets are dealt. */
  readonly sheet: string;
  readonly money: Money;
  readonly squad: readonly Signed[];
  /** Who lies where on the sheet; the rest of the squad are substitutes. */
  readonly spaces: Spaces;
  /** Where the token stands on the board. */
  readonly at: number;
  /** How often START was passed or reached. */
  readonly passes: number;
  /** Elimination cards held in secret. */
  readonly hand: readonly string[];
  /** Poor physical form and red cards that wait for the next match. */
  readonly faceUp: readonly string[];
}

/** One of the 8 places of the market: 0 to 3 are the first row, 4 to 7 the second. */
export interface MarketSlot {
  readonly card?: CardId | undefined;
}

/** What the coach whose turn it is must or may do next. */
export type Stage =
  | { readonly kind: "to-roll" }
  | {
      readonly kind: "signing";
      readonly position: Position;
      readonly left: 0 | 1 | "any";
      readonly among?: readonly CardId[] | undefined;
    }
  | { readonly kind: "clausulazo" }
  | { readonly kind: "in-debt"; readonly amount: Money }
  | { readonly kind: "choosing-top"; readonly among: readonly CardId[] }
  /** Nothing is forced any more: held cards may be played and the sheet arranged. */
  | { readonly kind: "open" };

/** A turn on the board. */
export interface Turn {
  readonly seat: Seat;
  /** 0 is the transfer period before the first matchday, n the extra one after matchday n. */
  readonly period: number;
  readonly lap: number;
  readonly stage: Stage;
  /** The action card that is being carried out. */
  readonly drawn?: string | undefined;
  /** Voluntary sales so far (J18). */
  readonly sales: number;
  /** When the turn began, in ms. */
  readonly since: number;
}

/** Which die a match waits for. */
export type Step =
  | { readonly kind: "first"; readonly home?: number | undefined }
  | { readonly kind: "footballer"; readonly line: Line }
  | { readonly kind: "action"; readonly line: Line; readonly space?: SpaceId | undefined }
  | { readonly kind: "follow-up"; readonly roll: FollowUp; readonly card?: CardId | undefined }
  | { readonly kind: "over" };

/** Something that the record of a match keeps; `seat` is the club of the footballer, `play` 0 before the first play. */
export interface Incident {
  readonly kind: "goal" | "own-goal" | "poor-form" | "penalty-against" | "save" | "miss" | "red-card";
  readonly play: number;
  readonly seat: Seat;
  /** The club that scored, for goals. */
  readonly goal?: Seat | undefined;
  readonly card?: CardId | undefined;
  readonly assist?: CardId | undefined;
}

/** A match under way; pairs are home first. */
export interface Match {
  readonly fixture: string;
  readonly seats: readonly [Seat, Seat];
  readonly rivals: readonly [boolean, boolean];
  /** Who is on the pitch. */
  readonly lineUps: readonly [Spaces, Spaces];
  readonly barred: readonly [readonly CardId[], readonly CardId[]];
  /** Spaces whose footballer was sent off. */
  readonly sentOff: readonly [readonly SpaceId[], readonly SpaceId[]];
  readonly subs: readonly [number, number];
  readonly goals: readonly [number, number];
  /** Side that plays first: 0 home, 1 away. */
  readonly first: 0 | 1;
  /** Plays begun so far, 1 to 6; 0 while the first one is not decided. */
  readonly play: number;
  readonly step: Step;
  /** Actions of this play (J11). */
  readonly actions: number;
  /** Who passed last in this play. */
  readonly passer?: CardId | undefined;
  readonly incidents: readonly Incident[];
  readonly rolls: readonly Roll[];
  readonly since: number;
}

/** One fixture of the calendar and how it ended. */
export interface Fixture {
  readonly key: string;
  /** 1, 2, …; the play-off has the number after the last. */
  readonly round: number;
  readonly home: Seat;
  readonly away: Seat;
  readonly result?: FixtureResult;
}

/** How a fixture ended. */
export interface FixtureResult {
  readonly kind: "played" | "awarded" | "double-loss";
  readonly goals: readonly [number, number];
  readonly winner?: Seat | undefined;
  readonly incidents: readonly Incident[];
  /** Every die, kept until the next matchday begins. */
  readonly rolls?: readonly Roll[] | undefined;
}

/** Where a season stands. */
export type Phase =
  | { readonly kind: "draft"; readonly seat: Seat; readonly since: number }
  | { readonly kind: "transfer"; readonly turn: Turn }
  | {
      readonly kind: "matchday";
      readonly round: number;
      readonly since: number;
      /** Line-ups that are locked and not shown yet, by seat. */
      readonly locked: Readonly<Record<string, Spaces>>;
      /** Coaches who handed in nothing in time and forfeit their match (J38, option). */
      readonly missed: readonly Seat[];
      readonly match?: Match | undefined;
    }
  | { readonly kind: "finished"; readonly champions: readonly Seat[] };

/** A movement of a footballer, for the record of the season. */
export interface Transfer {
  readonly kind: "signed" | "sold" | "taken" | "contract-ended";
  readonly period: number;
  readonly seat: Seat;
  readonly card: CardId;
  readonly amount: Money;
  readonly from?: Seat | undefined;
}

/** The money of a coach at some moment. */
export interface MoneyBalance {
  readonly seat: Seat;
  readonly money: Money;
}

/** A season, with everything in it that is hidden from somebody. */
export interface State {
  readonly options: Options;
  readonly clubs: readonly Club[];
  /** The coaches in the order of their turns. */
  readonly order: readonly Seat[];
  /** Money received less money paid out; starts at 0, so coaches, bank and pot always add up to 0. */
  readonly bank: Money;
  readonly pot: Money;
  /** Face down, top first. */
  readonly piles: readonly [readonly CardId[], readonly CardId[]];
  readonly market: readonly MarketSlot[];
  readonly discard: readonly CardId[];
  readonly actionPile: readonly string[];
  readonly actionDiscard: readonly string[];
  /** Footballers who must sit out the next match of their club (J10). */
  readonly suspended: readonly CardId[];
  readonly fixtures: readonly Fixture[];
  readonly transfers: readonly Transfer[];
  /** Money of every coach at the beginning of each matchday. */
  readonly moneyAt: readonly (readonly MoneyBalance[])[];
  readonly phase: Phase;
}

/** What line-ups are judged on; a seat's view of a season has it too, so that a screen can judge before it asks. */
export interface LineUpFacts extends Pick<State, "options" | "suspended"> {
  readonly clubs: readonly Pick<Club, "squad" | "sheet" | "faceUp">[];
}
