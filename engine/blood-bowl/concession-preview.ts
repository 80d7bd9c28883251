import { concessionBy } from "./after/checks";
import { hasDeeds } from "./after/result";
import { rosteredPlayers } from "./club/availability";
import { refusalOf } from "./legal";
import { matchOf } from "./match/checks";
import { type Concession, mayDesert } from "./money/concession";
import type { Refusal } from "./refusals";
import { type Side, seatOf } from "./sides";
import type { State } from "./state";

/** What a concession would bring, shown before it is confirmed. */
export interface ConcessionPreview {
  readonly kind: "conceded" | "conceded-without-penalty";
  /** Why it cannot be done now; `undefined`: it can. */
  readonly refusal: Refusal | undefined;
  readonly consequences: Concession;
  /** Star player points of the conceding side that would be lost. */
  readonly pointsLost: number;
  /** Players of the conceding side with enough advancements to leave, where they may. */
  readonly mayLeave: readonly string[];
}

/** Both kinds of concession by that side, with every consequence (BB-070 to BB-082). */
export function concessionPreview(state: State, side: Side): ConcessionPreview[] {
  return [preview(state, side, true), preview(state, side, false)];
}

function preview(state: State, side: Side, penalised: boolean): ConcessionPreview {
  const { clock, score } = matchOf(state);
  const by = { kind: "seat", seat: seatOf(side) } as const;
  const command = penalised
    ? ({ type: "concede", side, when: clock } as const)
    : ({ type: "concede-without-penalty", side } as const);
  const consequences = concessionBy(state, side, penalised, score);
  const { tokens, club } = state.sides[side];
  const points = tokens.filter(hasDeeds).reduce((sum, { tally }) => sum + tally.spp, 0);
  return {
    kind: penalised ? "conceded" : "conceded-without-penalty",
    refusal: refusalOf(state, command, by),
    consequences,
    pointsLost: consequences.sppLost ? points : 0,
    mayLeave: consequences.desertion
      ? rosteredPlayers(club)
          .filter(mayDesert)
          .map(({ id }) => id)
      : [],
  };
}
