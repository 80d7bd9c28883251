import { valuesFixed } from "../before/journeymen";
import { scoresOf } from "../match/concede";
import type { Event } from "../model";
import type { State } from "../state";

/** What was so on the table stands as it was told, whatever the rules make of it later: no command tells it again. */
const STANDS: readonly Event["type"][] = [
  "started",
  "weather-rolled",
  "journeymen-taken",
  "captain-named",
  "inducements-bought",
  "prayers-rolled",
  "tossed",
  "kicking-set",
  "recoveries-rolled",
  "line-up-set",
  "kick-off-rolled",
  "player-moved",
  "reroll-used",
  "reroll-gained",
  "inducement-used",
  "weather-changed",
  "turn-ended",
  "clock-set",
  "conceded",
  "extra-time-started",
];

export const stands = ({ type }: Event) => STANDS.includes(type);

/** An event that stands, with the figures in it that only follow from the state. */
export function asTold(event: Event, state: State): Event {
  if (event.type === "values-fixed") return valuesFixed(state);
  return event.type === "conceded" ? { ...event, ...scoresOf(state, event.side) } : event;
}

/** What a command made of it, with what a step has once and for all: who was hired keeps his id, the clock its hand. */
export function likeBefore(now: Event, before: Event | undefined): Event {
  if (now.type === "player-hired" && before?.type === "player-hired") {
    return { ...now, player: { ...now.player, id: before.player.id } };
  }
  if (now.type === "touchdown-scored" && before?.type === "touchdown-scored") {
    const { next: _, ...rest } = now;
    return {
      ...rest,
      endsTurn: before.endsTurn,
      ...(before.next === undefined ? {} : { next: before.next }),
    };
  }
  return now;
}
