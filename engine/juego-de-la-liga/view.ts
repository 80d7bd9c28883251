import type { Seat } from "../core/rules";
import type { Spaces } from "./command";
import type { Event } from "./event";
import type { Club, Phase, State } from "./state";

/** What stands for a held card that others may not know. */
export const CARD_BACK = "back";

/** A club as a seat may see it: elimination cards held by others lie face down, each as `CARD_BACK`. */
export interface ClubView extends Omit<Club, "money"> {
  /** Hidden from others where the option says so. */
  readonly money?: Club["money"] | undefined;
}

/** A matchday as a seat may see it: locked line-ups of others stay hidden. */
export interface MatchdayView extends Omit<Extract<Phase, { kind: "matchday" }>, "locked"> {
  /** Who has handed in a line-up that is not shown yet. */
  readonly locked: readonly Seat[];
  /** The own line-up, where it is locked. */
  readonly ownLineUp?: Spaces | undefined;
}

/** A season as a seat, or with `undefined` a spectator, may see it. */
export interface View extends Omit<State, "clubs" | "bank" | "piles" | "actionPile" | "phase"> {
  readonly seat: Seat | undefined;
  readonly clubs: readonly ClubView[];
  /** Cards left in either pile of footballers, and in that of action cards. */
  readonly pilesLeft: readonly [number, number];
  readonly actionsLeft: number;
  readonly phase: Exclude<Phase, { kind: "matchday" }> | MatchdayView;
}

/** What a seat may see: everything but the order of the piles, cards held by others and line-ups not shown yet. */
export function view(state: State, seat: Seat | undefined): View {
  const { options, phase } = state;
  const sees = (other: Seat) => other === seat || !options.hiddenMoney;
  return {
    seat,
    options,
    clubs: state.clubs.map((club, other) => clubView(club, other === seat, sees(other))),
    order: state.order,
    pot: state.pot,
    market: state.market,
    discard: state.discard,
    pilesLeft: [state.piles[0].length, state.piles[1].length],
    actionsLeft: state.actionPile.length,
    actionDiscard: state.actionDiscard,
    suspended: state.suspended,
    fixtures: state.fixtures,
    transfers: state.transfers,
    moneyAt: options.hiddenMoney
      ? state.moneyAt.map((row) => row.filter(({ seat: other }) => sees(other)))
      : state.moneyAt,
    phase: phase.kind === "matchday" ? matchdayView(phase, seat) : phase,
  };
}

function clubView(club: Club, own: boolean, money: boolean): ClubView {
  if (money && (own || club.hand.length === 0)) return club;
  return {
    ...club,
    money: money ? club.money : undefined,
    hand: own ? club.hand : club.hand.map(() => CARD_BACK),
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
