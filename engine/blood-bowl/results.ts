import type { SettledResult, SettledSide } from "../core/rules";
import { SIDES } from "./sides";
import type { State } from "./state";
import { casualtiesOf } from "./tokens";

/** The one result of a play, from the moment the match is over: the score that counts, and casualties that earned points. */
export function results(state: State): SettledResult[] {
  const { end } = state;
  if (end === undefined) return [];
  const { kind, score, winner } = end;
  return [
    {
      key: "match",
      kind,
      sides: SIDES.map((side, seat) => ({
        seat,
        score: score[side],
        place: winner === undefined || winner === side ? 1 : 2,
        tally: { casualties: casualtiesOf(state, side) },
      })),
      winner: winner === undefined ? undefined : SIDES.indexOf(winner),
    },
  ];
}

/** The touchdowns of both sides, from the first drive on. */
export function scoreNow({ match }: Pick<State, "match">): Pick<SettledSide, "seat" | "score">[] | undefined {
  return match && SIDES.map((side, seat) => ({ seat, score: match.score[side] }));
}
