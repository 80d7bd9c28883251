import type { EventOf } from "../model";
import type { Options } from "../options";
import type { State } from "../state";
import { withoutCards, withTable } from "./change";

/** How long everybody asked may think, in ms, the same with and without a usable card (LF-124); `undefined`: as long as he likes. */
export function answerTime({ timing, answerSeconds, answerHours }: Options): number | undefined {
  switch (timing) {
    case "live":
      return answerSeconds * 1_000;
    case "deadline":
      return answerHours * 3_600_000;
    case "table":
      return undefined;
  }
}

/** The seats asked may answer until the window closes. */
export function windowOpened(state: State, { about, asked }: EventOf<"window-opened">, at: number): State {
  const time = answerTime(state.table.options);
  const closesAt = time === undefined ? undefined : at + time;
  return withTable(state, { phase: "window", window: { about, asked, answered: [], opensAt: at, closesAt } });
}

/** That a seat has answered is public, what it answered is not. */
export function answered(state: State, { seat, card }: EventOf<"answered">): State {
  const { window } = state.table;
  if (window === undefined) throw new Error("an answer without a window");
  const { table, hidden } = withTable(state, { window: { ...window, answered: [...window.answered, seat] } });
  return { table, hidden: card === undefined ? hidden : { ...hidden, answers: [...hidden.answers, { seat, card }] } };
}

/** The first answer in turn order is played, the others stay in their hands. */
export function windowClosed(state: State, { reaction }: EventOf<"window-closed">): State {
  const { table, hidden } = state;
  const closed = {
    table: { ...table, phase: "settling", window: undefined } as const,
    hidden: { ...hidden, answers: [] },
  };
  if (reaction === undefined || table.pending === undefined) return closed;
  const answers = [...table.pending.answers, reaction];
  return withTable(withoutCards(closed, reaction.seat, [reaction.card]), { pending: { ...table.pending, answers } });
}
