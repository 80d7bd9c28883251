import { nextDie, rollersOf, type View } from "@/engine/juego-de-la-liga";
import { isAwaited } from "./matchday";

/** Who has to do something next: whose turn it is, who hands in a line-up, whose die it is. */
export function dueSeat(view: View): number | undefined {
  const { phase } = view;
  switch (phase.kind) {
    case "draft":
      return phase.seat;
    case "transfer":
      return phase.turn.seat;
    case "matchday": {
      const { match } = phase;
      const call = match === undefined ? undefined : nextDie(match);
      if (match !== undefined && call !== undefined) return rollersOf(view, match, call)[0];
      return view.order.find((seat) => isAwaited(phase, view.fixtures, seat));
    }
    case "finished":
      return undefined;
  }
}
