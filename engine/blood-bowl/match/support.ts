import type { Event } from "../model";
import type { State } from "../state";
import { matchOf } from "./checks";
import { orderOf } from "./clock";
import type { Clock, MatchEvent, PlayerRef } from "./model";

/** Whether something that happened later stands on an event of the match, so that it cannot be taken back alone. */
export function hasSupport(event: MatchEvent, later: readonly Event[], state: State): boolean {
  switch (event.type) {
    case "touchdown-scored":
      return decidedLater(later) || (event.endsTurn && runsOn(event.when, later, state));
    case "turn-ended":
      return decidedLater(later) || runsOn(event.when, later, state);
    case "clock-set":
      return decidedLater(later) || (!later.some(movesClock) && later.some((each) => whenOf(each) !== undefined));
    case "casualty-opened":
    case "casualty-suffered":
      return later.some((each) => victimOf(each, event.victim));
    case "player-raised":
      return later.some((each) => mentions(each, { side: event.side, player: event.guest.id }));
    case "reroll-gained":
      return matchOf(state).rerolls[event.side] < 1;
    case "extra-time-started":
      return later.some((each) => each.type === "penalty-rolled" || whenOf(each)?.half === 3);
    case "penalty-rolled":
      return later.some(({ type }) => type === "penalty-rolled");
    default:
      return false;
  }
}

/** The score was level then, and extra time or penalties followed. */
const decidedLater = (later: readonly Event[]) =>
  later.some(({ type }) => type === "extra-time-started" || type === "penalty-rolled");

/** Whether the match went on into later turns and only this event says how the clock got there. */
function runsOn(when: Clock, later: readonly Event[], state: State): boolean {
  if (later.some(movesClock)) return false;
  const { kickers } = matchOf(state);
  return later.some((each) => {
    const then = whenOf(each);
    return then !== undefined && orderOf(then, kickers) > orderOf(when, kickers);
  });
}

const movesClock = (event: Event) =>
  event.type === "turn-ended" || event.type === "clock-set" || (event.type === "touchdown-scored" && event.endsTurn);

const whenOf = (event: Event): Clock | undefined => ("when" in event ? event.when : undefined);

function victimOf(event: Event, { side, player }: PlayerRef): boolean {
  return "victim" in event && event.victim.side === side && event.victim.player === player;
}

function mentions(event: Event, ref: PlayerRef): boolean {
  if (victimOf(event, ref)) return true;
  if ("by" in event && typeof event.by === "object" && event.by.player === ref.player && event.by.side === ref.side) {
    return true;
  }
  return "player" in event && "side" in event && event.side === ref.side && event.player === ref.player;
}
