import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import { editionOf } from "../edition-of";
import type { CommandOf, EventOf } from "../model";
import { mayConcedeWithoutPenalty } from "../money/concession";
import type { Refusal } from "../refusals";
import { opponentOf, type Side } from "../sides";
import type { State } from "../state";
import { ableTokens } from "../tokens";
import { isRunning, matchOf, turnRefusal } from "./checks";

/** Gives the match up at the very start of an own turn (BB-069). */
export function concede(state: State, { side, when }: CommandOf<"concede">): Answer {
  const match = matchOf(state);
  const early = turnRefusal(match, when);
  if (early !== undefined) return refuse(early);
  if (match.openCasualties.length > 0) return refuse("casualties-open");
  if (when.of !== side || !isRunning(match, when) || match.touched) return refuse("not-start-of-own-turn");
  return conceded(state, side, true);
}

/** Gives the match up between drives, because too few can be set up on the line (BB-079, BB-080). */
export function concedeWithoutPenalty(state: State, { side }: CommandOf<"concede-without-penalty">): Answer {
  const refusal = withoutPenaltyRefusal(state, side);
  return refusal === undefined ? conceded(state, side, false) : refuse(refusal);
}

function withoutPenaltyRefusal(state: State, side: Side): Refusal | undefined {
  const match = matchOf(state);
  if (match.openCasualties.length > 0) return "casualties-open";
  if (match.stage !== "set-up" || match.timeUp) return "not-between-drives";
  const able = ableTokens(state.sides[side].tokens).length;
  return mayConcedeWithoutPenalty(able, editionOf(state)) ? undefined : "enough-players";
}

function conceded(state: State, side: Side, penalty: boolean): Answer {
  return accept({ type: "conceded", side, when: matchOf(state).clock, penalty, ...scoresOf(state, side) });
}

/** Touchdowns really scored, and the score that counts once a side has given up. */
export function scoresOf(state: State, side: Side): Pick<EventOf<"conceded">, "scored" | "retained"> {
  const { score: scored } = matchOf(state);
  const winner = opponentOf(side);
  const score = editionOf(state).concession.score({ winner: scored[winner], conceding: scored[side] });
  const retained =
    side === "home" ? { home: score.conceding, away: score.winner } : { home: score.winner, away: score.conceding };
  return { scored, retained };
}
