import type { AdvancementAsked, AfterStep, HiringPart } from "./after/model";
import type { Guest } from "./before/model";
import type { BloodBowlEdition, Characteristic, Club, ClubPlayer } from "./club/model";
import type { CasualtySuffered, Clock, Place } from "./match/model";
import type { Event, EventOf, Options, Phase } from "./model";
import type { Sum } from "./money/sum";
import type { BySide, Side } from "./sides";

/** A play as its log folds up to. Plain data; nothing in it is hidden from anybody. */
export interface State {
  readonly edition: BloodBowlEdition;
  readonly options: Options;
  readonly phase: Phase;
  readonly sides: BySide<SideState>;
  readonly weather: string | undefined;
  /** Current team values of this fixture, once all journeymen are known. */
  readonly values: BySide<Sum> | undefined;
  /** Who won the toss and may choose. */
  readonly tossWinner: Side | undefined;
  readonly match: MatchState | undefined;
  readonly end: MatchEnd | undefined;
  /** What happened, oldest first. */
  readonly log: readonly LogLine[];
  /** How many events were folded: the place of the next one among the entries that count. */
  readonly events: number;
}

/** One line for the screens: an event and its place. */
export interface LogLine {
  /** Place of the event among the entries of the play that count (`entries[entry].seq` is its place in the log). */
  readonly entry: number;
  readonly at: number;
  /** The turn that was running, for what has no `when` of its own. */
  readonly clock: Clock | undefined;
  readonly event: LoggedEvent;
}

/** Everything but the first event, whose snapshots nobody wants to read again. */
export type LoggedEvent = Exclude<Event, { type: "started" }>;

export interface SideState {
  readonly clubId: string;
  readonly name: string;
  readonly coach: string;
  /** The club when the play started. */
  readonly start: Club;
  /** Who was there, where that is not simply everybody who is available. */
  readonly fielded: readonly string[] | undefined;
  /** The club now: the snapshot and everything this play has booked. */
  readonly club: Club;
  readonly fans: { readonly dedicatedFans: number; readonly face: number; readonly fanFactor: number } | undefined;
  readonly journeymenTaken: boolean;
  readonly guests: readonly Guest[];
  /** The guests who may be hired afterwards, as players who are not the club's yet. */
  readonly loans: readonly ClubPlayer[];
  readonly shopping: EventOf<"inducements-bought"> | undefined;
  readonly prayers: readonly string[] | undefined;
  /** How many of each inducement were used up. */
  readonly used: Readonly<Record<string, number>>;
  /** Everybody who may play in this match; empty before the first drive. */
  readonly tokens: readonly Token[];
  readonly after: AfterState;
}

/** A player during the match. */
export interface Token {
  readonly id: string;
  readonly kind: "player" | Guest["kind"];
  readonly number: number;
  readonly name: string;
  readonly position: string;
  readonly place: Place;
  /** Since which turn he is where he is; `undefined`: from the start. */
  readonly since: Clock | undefined;
  /** Whether he was on the pitch at any time. */
  readonly played: boolean;
  readonly tally: Tally;
}

/** What a player did in this match. */
export interface Tally {
  readonly touchdowns: number;
  readonly completions: number;
  readonly interceptions: number;
  readonly deflections: number;
  readonly superbThrows: number;
  readonly safeLandings: number;
  readonly catches: number;
  /** Casualties that earned points; the result sheet counts these alone (BB-039). */
  readonly casualties: number;
  /** Every casualty caused, by foul, crowd and the rest as well. */
  readonly casualtiesCaused: number;
  readonly stalled: number;
  /** Star player points of this match so far, without those for the player of the match. */
  readonly spp: number;
}

export interface MatchState {
  /** Who kicked at the start of each half so far. */
  readonly kickers: readonly Side[];
  readonly clock: Clock;
  /** Whether every turn was played; the clock then shows the last. */
  readonly timeUp: boolean;
  /** Whether anything happened in the running turn: a coach concedes at its very start alone. */
  readonly touched: boolean;
  readonly drive: number;
  /** Who kicks, or kicked, in this drive. */
  readonly kicking: Side;
  /** Between drives sides are set up, players recover and the ball is kicked. */
  readonly stage: "set-up" | "play";
  readonly recoveriesRolled: boolean;
  /** Sides that said who starts the drive. */
  readonly linedUp: readonly Side[];
  readonly kickOff: string | undefined;
  readonly score: BySide<number>;
  readonly rerolls: BySide<number>;
  readonly apothecaries: BySide<number>;
  readonly openCasualties: readonly EventOf<"casualty-opened">[];
  readonly casualties: readonly CasualtySuffered[];
  readonly penalties: readonly Side[];
}

/** How the match ended. */
export interface MatchEnd {
  readonly kind: "played" | "conceded" | "conceded-without-penalty";
  readonly concededBy: Side | undefined;
  /** The score that counts. */
  readonly score: BySide<number>;
  /** Touchdowns really scored. */
  readonly scored: BySide<number>;
  readonly winner: Side | undefined;
  readonly decidedBy: "score" | "extra-time" | "penalties" | "concession";
}

/** How far a side is in the six steps. */
export interface AfterState {
  /** `undefined` once every step is done. */
  readonly step: AfterStep | undefined;
  readonly part: HiringPart;
  readonly result: EventOf<"result-settled"> | undefined;
  readonly fans: EventOf<"dedicated-fans-rolled"> | undefined;
  /** Players picked for awarded touchdowns. */
  readonly awarded: readonly string[] | undefined;
  readonly playersOfTheMatch: readonly string[];
  readonly rolled: PendingPick | undefined;
  readonly costlyErrors: EventOf<"costly-errors-rolled"> | undefined;
  readonly prepared: EventOf<"prepared"> | undefined;
  /** Guests who were hired. */
  readonly hiredGuests: readonly string[];
}

/** A roll that waits for its coach's pick. */
export interface PendingPick {
  readonly player: string;
  readonly asked: AdvancementAsked;
  readonly skills: readonly string[];
  readonly characteristics: readonly Characteristic[];
}
