import type { SppAwards } from "../club/spp";
import { canBeTreated } from "../match/apothecary";
import { awardsOf } from "../match/awards";
import { orderOf } from "../match/clock";
import { leaderOf, penaltyWinner } from "../match/end";
import { type Clock, TURNS } from "../match/model";
import type { EventOf } from "../model";
import type { BySide, Side } from "../sides";
import type { MatchState, State } from "../state";
import { type PersonView, personView } from "./log";

/** The match as the recorder shows it. */
export interface MatchView {
  /** Half, turn and whose it is: to be sent along with what happens now. */
  readonly clock: Clock;
  readonly timeUp: boolean;
  /** One mark for each turn of the running half. */
  readonly track: BySide<readonly ("played" | "running" | "ahead")[]>;
  readonly drive: number;
  readonly stage: MatchState["stage"];
  readonly kickOff: string | undefined;
  readonly recoveriesRolled: boolean;
  /** Which side kicks in this drive. */
  readonly kicking: Side;
  readonly openCasualties: readonly OpenCasualtyView[];
  /** Star player points that a deed of each kind earns today, for the buttons. */
  readonly awards: BySide<SppAwards>;
  /** What a level knock-out match needs now. */
  readonly decider: "extra-time" | "penalties" | undefined;
  readonly penalties: readonly Side[];
}

/** A casualty that waits for its coach. */
export interface OpenCasualtyView {
  readonly event: EventOf<"casualty-opened">;
  readonly victim: PersonView;
  readonly by: PersonView | undefined;
  /** What is asked: whether the apothecary comes, or which roll is kept. */
  readonly asks: "treatment" | "choice";
  readonly canBeTreated: boolean;
}

/** What the screens show of the match; `undefined` before its first drive. */
export function matchView(state: State): MatchView | undefined {
  const { match } = state;
  if (match === undefined) return undefined;
  return {
    clock: match.clock,
    timeUp: match.timeUp,
    track: { home: trackOf(match, "home"), away: trackOf(match, "away") },
    drive: match.drive,
    stage: match.stage,
    kickOff: match.kickOff,
    recoveriesRolled: match.recoveriesRolled,
    kicking: match.kicking,
    openCasualties: match.openCasualties.map((event) => openView(state, event)),
    awards: { home: awardsOf(state, "home"), away: awardsOf(state, "away") },
    decider: deciderOf(state, match),
    penalties: match.penalties,
  };
}

function trackOf({ clock, kickers, timeUp }: MatchState, side: Side): ("played" | "running" | "ahead")[] {
  const now = orderOf(clock, kickers);
  return Array.from({ length: TURNS }, (_, index) => {
    const turn = orderOf({ half: clock.half, turn: index + 1, of: side }, kickers);
    if (turn === now) return timeUp ? "played" : "running";
    return turn < now ? "played" : "ahead";
  });
}

const openView = (state: State, event: EventOf<"casualty-opened">): OpenCasualtyView => ({
  event,
  victim: personView(state, event.victim),
  by: event.by === undefined ? undefined : personView(state, event.by),
  asks: event.rolls.length > 1 ? "choice" : "treatment",
  canBeTreated: canBeTreated(state, event.victim),
});

function deciderOf({ options, phase }: State, match: MatchState): MatchView["decider"] {
  const level = phase === "match" && match.timeUp && leaderOf(match.score) === undefined;
  if (!level || options.decider === "draw" || penaltyWinner(match) !== undefined) return undefined;
  return options.decider === "extra-time" && match.kickers.length < 3 ? "extra-time" : "penalties";
}
