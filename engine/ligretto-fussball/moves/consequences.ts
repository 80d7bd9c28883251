import type { Moment, Seat } from "../../core/rules";
import type { CardId } from "../cards";
import { isStuck } from "../centre";
import { cardOf } from "../deck";
import { evolve } from "../evolve";
import { exposedIn } from "../exposed";
import type { Event, EventOf, PlayedFrom } from "../model";
import { opponentsOf, playerAt, type State } from "../state";
import { goalEvents } from "./goal";
import { layOut } from "./lay-out";

/** The state after events that a decision is about to answer with. */
export function after(state: State, events: readonly Event[], at: number): State {
  return events.reduce<State>((now, event) => evolve(now, event, at), state);
}

/**
 * The events of a seat's move and what follows at once: yellow cards that it revealed are placed where there is no
 * choice (L11), and a round in which nobody can go on is drawn (LG-127).
 */
export function withConsequences(state: State, seat: Seat, events: readonly Event[], moment: Moment): readonly Event[] {
  const all = [...events];
  let now = after(state, events, moment.at);
  const [only, ...others] = opponentsOf(now, seat);
  while (only !== undefined && others.length === 0 && mustPlace(now, seat)) {
    const placed = placeYellow(now, seat, only, moment);
    all.push(...placed);
    now = after(now, placed, moment.at);
  }
  return now.phase.kind === "live" && isStuck(now) ? [...all, { type: "round-drawn", reason: "stuck" }] : all;
}

const mustPlace = (state: State, seat: Seat) => state.phase.kind === "live" && playerAt(state, seat).owed.length > 0;

/**
 * One owed yellow card in front of an opponent, whose open cards are shuffled into the hand. A card of the victim that
 * waits in a fairness window came first and counts first.
 */
export function placeYellow(state: State, seat: Seat, victim: Seat, moment: Moment): readonly Event[] {
  const released = state.held?.seat === victim ? releaseHeld(state, moment) : [];
  const now = after(state, released, moment.at);
  const [card] = playerAt(now, seat).owed;
  if (now.phase.kind !== "live" || card === undefined) return released;
  const { hand, display, discard } = playerAt(now, victim);
  const shuffled = moment.dice.shuffle([...hand, ...display, ...discard], `yellow:seat-${victim}`);
  return [...released, { type: "yellow-placed", seat, victim, card, hand: shuffled }];
}

/** The card that waited in a fairness window goes to the centre. */
export function releaseHeld(state: State, moment: Moment): readonly Event[] {
  if (state.held === undefined) return [];
  const { seat, card } = state.held;
  const from = exposedIn(playerAt(state, seat), card);
  if (from === undefined) throw new Error(`the held card ${card} is not exposed`);
  return playEvents(state, seat, card, from, moment);
}

/** A fitting card goes to the centre; a goal card scores and ends the round, so that its gap matters no more. */
export function playEvents(state: State, seat: Seat, id: CardId, from: PlayedFrom, moment: Moment): readonly Event[] {
  const card = cardOf(state, id);
  if (card.kind === "goal") return goalEvents(state, card.team, "scored", { seat, card: id });
  return withConsequences(state, seat, [played(state, seat, id, from)], moment);
}

/** The gap of the display is filled from the discard, else from the hand, else stays (LG-037, L16). */
function played(state: State, seat: Seat, card: CardId, from: PlayedFrom): EventOf<"played"> {
  const bare = { type: "played", seat, card, from, yellows: [] } as const;
  if (from !== "display") return bare;
  const { discard, hand } = playerAt(state, seat);
  const top = discard.at(-1);
  if (top !== undefined) return { ...bare, refill: { from: "discard", card: top } };
  const { laid, yellows } = layOut(state, hand, 1);
  const [next] = laid;
  return next === undefined ? { ...bare, yellows } : { ...bare, yellows, refill: { from: "hand", card: next } };
}
