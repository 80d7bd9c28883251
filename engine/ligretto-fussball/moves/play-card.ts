import { accept, type Decision, refuse } from "../../core/decision";
import type { Moment, Seat } from "../../core/rules";
import type { CardId } from "../cards";
import { detailOf, misfit, topOf, wantedBy } from "../centre";
import { cardOf } from "../deck";
import { exposedIn } from "../exposed";
import type { Event } from "../model";
import { MOST_COMPENSATION_MS, WRONG_CARDS } from "../options";
import type { Refusal } from "../refusals";
import { playerAt, type State } from "../state";
import { playEvents } from "./consequences";

/** A card for the centre: it counts if it was meant for the present top, lies open, and fits (LG-123). */
export function playCard(
  state: State,
  seat: Seat,
  command: { readonly card: CardId; readonly seen?: number | undefined },
  moment: Moment,
): Decision<Event, Refusal> {
  const { version } = state.centre;
  if (command.seen !== undefined && command.seen !== version) return refuse("too-late", { version });
  const from = exposedIn(playerAt(state, seat), command.card);
  if (from === undefined) return refuse("not-exposed");
  const card = cardOf(state, command.card);
  const wanted = wantedBy(card.team, topOf(state));
  const why = misfit(card, wanted, state.options);
  if (why !== undefined) {
    return state.options.wrongCardPenalty
      ? accept(err(state, seat, card.id, moment.at))
      : refuse(why, detailOf(wanted));
  }
  if (state.options.fairnessMs > 0) return hold(state, seat, card.id, moment.at);
  return accept(...playEvents(state, seat, card.id, from, moment));
}

/** The first fitting card waits for a short time; one with a smaller delay takes its place (LG-128). */
function hold(state: State, seat: Seat, card: CardId, at: number): Decision<Event, Refusal> {
  const { rttMs } = playerAt(state, seat);
  const delayMs = at - state.centre.changedAt - Math.min(rttMs / 2, MOST_COMPENSATION_MS);
  const { held } = state;
  if (held !== undefined && (at >= held.until || delayMs >= held.delayMs)) {
    return refuse("too-late", { version: state.centre.version });
  }
  return accept({ type: "held", seat, card, delayMs });
}

/** Option penalty: a wrong card stays where it was, and the third in time locks its player (L25). */
function err(state: State, seat: Seat, card: CardId, at: number): Event {
  const recent = playerAt(state, seat).wrong.filter((time) => at - time <= WRONG_CARDS.withinMs);
  return { type: "erred", seat, card, locked: recent.length + 1 >= WRONG_CARDS.count };
}
