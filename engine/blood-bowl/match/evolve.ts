import { withDeed, withMatch, withSide } from "../changes";
import type { EventOf } from "../model";
import { opponentOf } from "../sides";
import type { State, Tally } from "../state";
import { isRunning, matchOf } from "./checks";
import { kickerOf } from "./clock";
import { withClock, withExtraTime, withNextDrive, withPlay } from "./drives";
import { leaderOf } from "./end";
import { cameOn, harmed, linedUp, moved, opened, raised, recovered } from "./evolve-players";
import type { Clock, Feat, MatchEvent } from "./model";

/** The state after an event of the match. */
export function evolveMatch(before: State, event: MatchEvent): State {
  const state = withStart(before, event);
  switch (event.type) {
    case "recoveries-rolled":
      return recovered(state, event);
    case "line-up-set":
      return linedUp(state, event);
    case "kick-off-rolled":
      return kickedOff(state, event);
    case "touchdown-scored":
      return scored(state, event);
    case "feat-done":
      return withDeed(cameOn(state, event), event, { [FEAT_TALLY[event.feat]]: 1, spp: event.spp });
    case "casualty-opened":
      return opened(state, event);
    case "casualty-suffered":
      return harmed(state, event);
    case "player-moved":
      return moved(state, event);
    case "stalled":
      return withDeed(cameOn(state, event), event, { stalled: 1 });
    case "player-raised":
      return raised(state, event);
    case "reroll-used":
      return withMatch(state, ({ rerolls }) => ({ rerolls: { ...rerolls, [event.side]: rerolls[event.side] - 1 } }));
    case "reroll-gained":
      return withMatch(state, ({ rerolls }) => ({ rerolls: { ...rerolls, [event.side]: rerolls[event.side] + 1 } }));
    case "inducement-used":
      return withSide(state, event.side, ({ used }) => ({ used: { ...used, [event.id]: (used[event.id] ?? 0) + 1 } }));
    case "weather-changed":
      return { ...state, weather: event.weather };
    case "turn-ended":
      return turned(state, event.next);
    case "clock-set":
      return turned(state, event.clock);
    case "extra-time-started":
      return withExtraTime(state, event.kicking);
    case "penalty-rolled":
      return withMatch(state, ({ penalties }) => ({ penalties: [...penalties, event.winner] }));
    case "conceded":
    case "match-ended":
      return ended(state, event);
  }
}

const FEAT_TALLY = {
  completion: "completions",
  interception: "interceptions",
  deflection: "deflections",
  "superb-throw": "superbThrows",
  "safe-landing": "safeLandings",
  catch: "catches",
} as const satisfies Record<Feat, keyof Tally>;

/** What happens in the running turn starts the drive, and the turn is no longer at its very start. */
function withStart(state: State, event: MatchEvent): State {
  if (startsDrive(event)) return withPlay(state);
  if (!("when" in event) || !isAct(event) || !isRunning(matchOf(state), event.when)) return state;
  return withMatch(withPlay(state), () => ({ touched: true }));
}

const startsDrive = (event: MatchEvent) =>
  event.type === "match-ended" || event.type === "kick-off-rolled" || (event.type === "conceded" && event.penalty);

/** Line-ups, weather and re-rolls that are handed out may come before the first move of a turn. */
function isAct(event: MatchEvent): boolean {
  if (event.type === "player-moved") return event.to === "knocked-out" || event.to === "sent-off";
  return ACTS.includes(event.type);
}

const ACTS: readonly MatchEvent["type"][] = [
  "touchdown-scored",
  "feat-done",
  "casualty-opened",
  "casualty-suffered",
  "stalled",
  "reroll-used",
  "turn-ended",
];

function kickedOff(state: State, { event, weather }: EventOf<"kick-off-rolled">): State {
  const kicked = withMatch(state, () => ({ kickOff: event }));
  return weather === undefined ? kicked : { ...kicked, weather: weather.weather };
}

function scored(state: State, event: EventOf<"touchdown-scored">): State {
  const { side, spp, endsTurn, next } = event;
  const counted = withDeed(cameOn(state, event), event, { touchdowns: 1, spp });
  const shown = withMatch(counted, ({ score }) => ({ score: { ...score, [side]: score[side] + 1 } }));
  if (!endsTurn) return withNextDrive(shown, side);
  return isNewHalf(shown, next) ? turned(shown, next) : withNextDrive(withClock(shown, next), side);
}

/** The clock moves on; a new half begins with a new drive. */
function turned(state: State, next: Clock | undefined): State {
  const moved = withClock(state, next);
  return next !== undefined && isNewHalf(state, next)
    ? withNextDrive(moved, kickerOf(next.half, matchOf(moved).kickers))
    : moved;
}

const isNewHalf = (state: State, next: Clock | undefined) =>
  next !== undefined && next.half !== matchOf(state).clock.half;

function ended(state: State, event: EventOf<"conceded" | "match-ended">): State {
  const scored = matchOf(state).score;
  const phase = state.options.friendly ? "done" : "after";
  if (event.type === "match-ended") {
    const { score, winner, decidedBy } = event;
    const end = { kind: "played", concededBy: undefined, score, scored, winner, decidedBy } as const;
    return { ...state, phase, end: { ...end, winner: winner ?? leaderOf(score) } };
  }
  const kind = event.penalty ? "conceded" : "conceded-without-penalty";
  return {
    ...state,
    phase,
    end: {
      kind,
      concededBy: event.side,
      score: event.retained,
      scored: event.scored,
      winner: opponentOf(event.side),
      decidedBy: "concession",
    },
  };
}
