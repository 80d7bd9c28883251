import type { z } from "zod";
import type { EditionId, GameId, ResultKind, Tempo } from "../catalog";
import type { Decision } from "./decision";
import type { Dice } from "./dice";

/** A place in a play: 0, 1, … (0 is home and 1 is away where a game has sides). */
export type Seat = number;

/** Who asks: a seated player, the recorder at the table (for any seat), the organiser, or the clock. */
export type Actor =
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "recorder" }
  | { readonly kind: "organiser" }
  | { readonly kind: "clock" };

/** Everything a rule may know beside the state. */
export interface Moment {
  readonly by: Actor;
  /** Milliseconds since the epoch, stamped by the server before anything is awaited. */
  readonly at: number;
  readonly dice: Dice;
}

export interface Start<Options, Entrant> {
  readonly edition: EditionId;
  readonly options: Options;
  /** One a seat: a club's snapshot for Blood Bowl, a name and a sheet for El Juego, a name for the card games. */
  readonly entrants: readonly Entrant[];
}

/** The settled score of one match of a play; a play of El Juego settles many. */
export interface SettledResult {
  /** Which match of the play: "match" where there is only one, else stable and readable ("round-3:0-2"). */
  readonly key: string;
  readonly kind: ResultKind;
  /** Home first where the game has a home. `place` is 1 for the best; level seats share it. */
  readonly sides: readonly SettledSide[];
  /** Said explicitly, since a score may not tell (an award, a play-off); `undefined` is a draw or a loss for all. */
  readonly winner: Seat | undefined;
}

export interface SettledSide {
  readonly seat: Seat;
  readonly score: number;
  readonly place: number;
  /** Only where the game itself gives points that the score does not tell. */
  readonly points?: number;
  /** Further figures that a table may count, such as casualties that earn SPP. */
  readonly tally?: Readonly<Record<string, number>>;
}

/** A fixture of a play that spans many; its result has the key `round-<round>:<home>-<away>`. */
export interface PlannedFixture {
  readonly round: number;
  /** Home first. */
  readonly seats: readonly Seat[];
}

/** What an event writes into the club book of a seat; the entry's shape belongs to the game. */
export interface Booking {
  readonly seat: Seat;
  readonly entry: { readonly type: string };
}

/** Something that may be done now, or that might be asked for and why it may not. */
export interface LegalCommand<Command, Refusal extends string = string> {
  readonly command: Command;
  readonly refusal?: Refusal;
}

/** One event with its place in the log. */
export interface LogEntry<Event> {
  readonly seq: number;
  readonly at: number;
  readonly by: Actor;
  readonly event: Event;
}

/** Events `from` to `to` of a log, both included. */
export interface LogRange {
  readonly from: number;
  readonly to: number;
}

/** One game, as pure functions over plain data. */
export interface Rules<State, Command, Event, Options, Entrant, View, Refusal extends string> {
  readonly game: GameId;
  /** Format of stored events; `upcast` lifts an older one, so that an old play always opens. */
  readonly format: number;
  upcast(event: unknown, from: number): unknown;
  /** Strict objects everywhere; every option has a default, so `{}` parses. */
  readonly options: z.ZodType<Options>;
  readonly entrant: z.ZodType<Entrant>;
  readonly command: z.ZodType<Command>;
  readonly event: z.ZodType<Event>;
  /** What one tablet passed round changes in the options; nothing where left out. */
  oneTablet?(options: Options): Options;
  /** What it changes that one match decides a tie of a knock-out, or that it does not; nothing where left out. */
  inTie?(options: Options, needsWinner: boolean): Options;
  /** How many seats a play may have. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Why these may not start with those options; `setup` throws on it. Nothing is asked where left out. */
  startFault?(options: Options, entrants: readonly Entrant[]): string | undefined;
  /** The facts before anybody acts: decks shuffled, money handed out, clubs as they are today. */
  setup(start: Start<Options, Entrant>, dice: Dice): readonly Event[];
  /** May refuse, roll, or ask for typed faces; never changes `state`. */
  decide(state: State, command: Command, moment: Moment): Decision<Event, Refusal>;
  /** Never refuses and never rolls; replaying the log needs this alone. `at` is the time stored with the event. */
  evolve(state: State | undefined, event: Event, at: number): State;
  /** What one seat may see; `undefined` is a spectator. */
  view(state: State, seat: Seat | undefined): View;
  /** One event as that seat learns of it; `undefined` when it stays hidden. */
  news(event: Event, seat: Seat | undefined): Event | undefined;
  /** Results settled so far. */
  results(state: State): readonly SettledResult[];
  /**
   * How a match that is being played stands: the score of each side as `results` would give it. Undefined before it
   * begins, and in games where a score does not say who is ahead.
   */
  scoreNow?(state: State): readonly Pick<SettledSide, "seat" | "score">[] | undefined;
  /** The calendar of a play that spans many fixtures, known from its set-up on; left out where a play is one fixture. */
  fixtures?(state: State): readonly PlannedFixture[];
  /** Whether nothing more can happen; the seed is then revealed. */
  finished(state: State): boolean;
  /** Whether that seat has nothing left to do, so that its club is free for the next play; the play's end where left out. */
  seatFinished?(state: State, seat: Seat): boolean;
  /** What an event writes into club books; `state` is the state before it. Empty for games without club books. */
  bookings(event: Event, state: State | undefined): readonly Booking[];
  /** The next thing the clock must do: a freeze ends, a window closes, a deadline passes. */
  nextDue(state: State): { readonly at: number; readonly command: Command } | undefined;
  /** Dice that nobody at the table rolls (shuffles, clubs without a coach): the app's even where faces are typed. */
  rollsInApp?(state: State, purpose: string): boolean;
  /** What may be done now by that seat, for screens and bots. */
  legal(state: State, seat: Seat): readonly LegalCommand<Command, Refusal>[];
  /** What that actor may still take back, newest first, out of the entries that count. */
  withdrawable(entries: readonly LogEntry<Event>[], state: State, by: Actor): readonly LogRange[];
  /**
   * "turns": a command names the version it was decided on and a stale one is refused;
   * "sides": judged on the newest state; "race": judged on the newest state in the order of the server's stamp.
   */
  readonly tempo: Tempo;
}

// The erased form: what code that serves every game alike holds in its hands.
// biome-ignore lint/suspicious/noExplicitAny: a game's types are only known behind its own door
export type AnyRules = Rules<any, any, any, any, any, any, any>;
