import type { Seat } from "../core/rules";
import type { Spaces } from "./command";
import type { Event } from "./event";
import type { Club, Phase, State } from "./state";

/** A club as a seat may see it. */
export interface ClubView extends Omit<Club, "money" | "hand"> {
  /** Hidden from others where the option says so. */
  readonly money?: Club["money"] | undefined;
  /** Elimination cards held: which ones only for the coach himself. */
  readonly hand?: readonly string[] | undefined;
  readonly held: number;
}

/** A matchday as a seat may see it: locked line-ups of others stay hidden. */
export interface MatchdayView extends Omit<Extract<Phase, { kind: "matchday" }>, "locked"> {
  /** Who has handed in a line-up that is not shown yet. */
  readonly locked: readonly Seat[];
  /** The own line-up, where it is locked. */
  readonly ownLineUp?: Spaces | undefined;
}

/** A season as a seat, or with `undefined` a spectator, may see it. */
export interface View extends Omit<State, "clubs" | "bank" | "piles" | "actionPile" | "moneyAt" | "phase"> {
  readonly seat: Seat | undefined;
  readonly clubs: readonly ClubView[];
  /** Cards left in either pile of footballers, and in that of action cards. */
  readonly pilesLeft: readonly [number, number];
  readonly actionsLeft: number;
  /** Money by seat at the beginning of each matchday; `undefined` where it is hidden. */
  readonly moneyAt: readonly (readonly (Club["money"] | undefined)[])[];
  readonly phase: Exclude<Phase, { kind: "matchday" }> | MatchdayView;
}

/** What a seat may see: everything but the order of the piles, cards held by others and line-ups not shown yet. */
export function view(state: State, seat: Seat | undefined): View {
  const { clubs, bank: _bank, piles, actionPile, moneyAt, phase, ...open } = state;
  const sees = (other: Seat) => other === seat || !state.options.hiddenMoney;
  return {
    ...open,
    seat,
    clubs: clubs.map((club, other) => clubView(club, other === seat, sees(other))),
    pilesLeft: [piles[0].length, piles[1].length],
    actionsLeft: actionPile.length,
    moneyAt: state.options.hiddenMoney
      ? moneyAt.map((row) => row.map((money, other) => (sees(other) ? money : undefined)))
      : moneyAt,
    phase: phase.kind === "matchday" ? matchdayView(phase, seat) : phase,
  };
}

function clubView(club: Club, own: boolean, money: boolean): ClubView {
  return {
    ...club,
    money: money ? club.money : undefined,
    hand: own ? club.hand : undefined,
    held: club.hand.length,
  };
}

function matchdayView(phase: Extract<Phase, { kind: "matchday" }>, seat: Seat | undefined): MatchdayView {
  const own = seat === undefined ? undefined : phase.locked[seat];
  return { ...phase, locked: Object.keys(phase.locked).map(Number), ownLineUp: own };
}

/** An event as a seat learns of it; `undefined` when it stays hidden. */
export function news(event: Event, seat: Seat | undefined): Event | undefined {
  if (event.type === "footballers-shuffled" || event.type === "actions-shuffled") return undefined;
  if (event.type === "action-drawn" && event.seat !== seat && event.card !== undefined && isHeld(event.card)) {
    return { type: "action-drawn", seat: event.seat };
  }
  if (event.type === "lined-up" && event.seat !== seat) return { type: "lined-up", seat: event.seat };
  return event;
}

/** Whether a card is one of those that are kept in secret (J19); the id of an action card begins with its kind. */
const isHeld = (card: string): boolean => /^(?:row|market)-elimination-/.test(card);
