import { type CardId, isAction } from "../cards";
import { cardOf } from "../deck";
import type { EventOf } from "../model";
import { WRONG_CARDS } from "../options";
import { type Player, playerAt, type State } from "../state";
import { withoutTop, withPlayer, withTeam } from "./change";

/** Two cards, or the last one, go from the hand to the discard; yellow ones are put aside to be placed. */
export function turned(state: State, { seat, cards }: EventOf<"turned">, at: number): State {
  const faces = cards.map((id) => cardOf(state, id));
  const yellows = faces.filter(({ kind }) => kind === "yellow").map(({ id }) => id);
  const kept = faces.filter(({ kind }) => kind !== "yellow");
  const [lower, upper] = kept;
  const covered = lower !== undefined && upper !== undefined && isAction(lower) ? lower.id : undefined;
  return withPlayer(state, seat, (player) => ({
    hand: withoutTop(player.hand, cards.length),
    discard: [...player.discard, ...kept.map(({ id }) => id)],
    covered: state.options.revealBoth ? covered : undefined,
    turnedAt: at,
    changedAt: at,
    ...owing(player, yellows, at),
  }));
}

/** All own cards are a new hand and a new display (LG-039 to LG-041). */
export function gathered(state: State, { seat, display, hand, yellows }: EventOf<"gathered">, at: number): State {
  return withPlayer(state, seat, (player) => ({
    hand,
    display,
    discard: [],
    covered: undefined,
    short: false,
    changedAt: at,
    ...owing(player, yellows, at),
  }));
}

/** A card goes to the centre and its gap is filled. */
export function played(state: State, event: EventOf<"played">, at: number): State {
  const after = withPlayer(state, event.seat, (player) => ({
    ...pilesWithout(player, event),
    covered: undefined,
    changedAt: at,
    ...owing(player, event.yellows, at),
  }));
  const { version, cards } = state.centre;
  return { ...after, held: undefined, centre: { version: version + 1, cards: [...cards, event.card], changedAt: at } };
}

function pilesWithout({ hand, display, discard }: Player, { card, from, refill, yellows }: EventOf<"played">) {
  if (from !== "display") return { discard: discard.filter((id) => id !== card) };
  return {
    display:
      refill === undefined
        ? display.filter((id) => id !== card)
        : display.map((id) => (id === card ? refill.card : id)),
    discard: refill?.from === "discard" ? withoutTop(discard) : discard,
    hand: withoutTop(hand, yellows.length + (refill?.from === "hand" ? 1 : 0)),
  };
}

/** The victim's cards are all in the hand, and the stop begins anew (L13). */
export function yellowPlaced(state: State, event: EventOf<"yellow-placed">, at: number): State {
  const placed = withPlayer(state, event.seat, (player) => ({ owed: player.owed.filter((id) => id !== event.card) }));
  const stopped = withPlayer(placed, event.victim, (player) => ({
    hand: event.hand,
    display: [],
    discard: [],
    covered: undefined,
    changedAt: at,
    yellows: [...player.yellows, event.card],
    short: state.options.literalYellow,
    stop: { until: at + state.options.freezeMs, why: "yellow" },
  }));
  const { team } = playerAt(state, event.victim);
  return withTeam(stopped, team, ({ suffered }) => ({ suffered: suffered + 1 }));
}

/** The stop is over; after a yellow card the new display is laid out. */
export function freed(state: State, { seat, laid, yellows }: EventOf<"freed">, at: number): State {
  return withPlayer(state, seat, (player) => ({
    hand: withoutTop(player.hand, laid.length + yellows.length),
    display: [...player.display, ...laid],
    stop: undefined,
    changedAt: at,
    ...owing(player, yellows, at),
  }));
}

/** Option penalty: a wrong card is remembered, and the third in time locks the player (L25). */
export function erred(state: State, { seat, locked }: EventOf<"erred">, at: number): State {
  return withPlayer(state, seat, ({ wrong, stop }) => ({
    wrong: locked ? [] : [...wrong.filter((time) => at - time <= WRONG_CARDS.withinMs), at],
    stop: locked ? { until: at + WRONG_CARDS.lockMs, why: "wrong-cards" } : stop,
  }));
}

/** Option fairness: the window stays the one that the first card opened. */
export function held(state: State, { seat, card, delayMs }: EventOf<"held">, at: number): State {
  const until = state.held?.until ?? at + state.options.fairnessMs;
  return { ...state, held: { seat, card, delayMs, until } };
}

function owing({ owed, owedSince }: Player, yellows: readonly CardId[], at: number) {
  return yellows.length === 0 ? { owed, owedSince } : { owed: [...owed, ...yellows], owedSince: at };
}
