import { accept } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Answer } from "../answer";
import { rosteredPlayers } from "../club/availability";
import type { Outcome } from "../club/fans";
import { editionOf } from "../edition-of";
import type { CommandOf, EventOf } from "../model";
import { deserts, mayDesert } from "../money/concession";
import type { Sum } from "../money/sum";
import { winnings } from "../money/winnings";
import { opponentOf, type Side } from "../sides";
import type { State, Token } from "../state";
import { earnsPoints } from "../tokens";
import { attendance, concessionOf, endOf, stalled, stepRefusal } from "./checks";

/** Won, drawn or lost, as the score that counts says. */
export function outcomeOf(state: State, side: Side): Outcome {
  const { winner } = endOf(state);
  if (winner === undefined) return "drawn";
  return winner === side ? "won" : "lost";
}

/** Whether that side gave the match up with all the consequences. */
export const gaveUp = (state: State, side: Side) => {
  const { kind, concededBy } = endOf(state);
  return kind === "conceded" && concededBy === side;
};

/** Step 1: result, winnings and the star player points of the match. */
export function settleResult(state: State, { side }: CommandOf<"settle-result">, dice: Dice): Answer {
  const refused = stepRefusal(state, side, "result");
  if (refused !== undefined) return refused;
  const { score } = endOf(state);
  const lost = gaveUp(state, side);
  const earned = state.sides[side].tokens.filter(hasDeeds);
  return accept({
    type: "result-settled",
    side,
    outcome: outcomeOf(state, side),
    touchdowns: [score[side], score[opponentOf(side)]],
    winnings: winningsOf(state, side),
    points: earned.map((token) => pointsOf(token, lost)),
    pointsLost: lost ? earned.reduce((sum, { tally }) => sum + tally.spp, 0) : 0,
    desertions: lost ? desertions(state, side, dice) : [],
  });
}

/** Whether a player did anything that the result sheet tells. */
export const hasDeeds = (token: Token) => earnsPoints(token) && Object.values(token.tally).some((count) => count > 0);

/** What a player did; the points of a side that gave up are gone, the deeds remain (R10). */
function pointsOf({ id, tally }: Token, lost: boolean): EventOf<"result-settled">["points"][number] {
  const { touchdowns, completions, interceptions, casualties, superbThrows, safeLandings } = tally;
  const spp = lost ? 0 : tally.spp;
  return { player: id, spp, touchdowns, completions, interceptions, casualties, superbThrows, safeLandings };
}

/** Gold of a side with the terms that make it (R5, R8). */
export function winningsOf(state: State, side: Side): EventOf<"result-settled">["winnings"] {
  const { winner, kind, score } = endOf(state);
  const given = concessionOf(state);
  const { total, terms }: Sum =
    given === undefined
      ? winnings(
          { attendance: attendance(state), touchdowns: score[side], stalled: stalled(state, side) },
          editionOf(state),
        )
      : given.winnings[winner === side ? "winner" : "conceding"];
  return { gold: total, kind: kind === "conceded" ? "concession-winnings" : "winnings", terms };
}

/** Experienced players of a side that gave up may leave it (R3). */
function desertions(state: State, side: Side, dice: Dice) {
  if (concessionOf(state)?.desertion !== true) return [];
  return rosteredPlayers(state.sides[side].club)
    .filter(mayDesert)
    .map(({ id }) => {
      const face = dice.roll(6, `desertion:${side}:${id}`);
      return { player: id, face, left: deserts(face) };
    });
}
