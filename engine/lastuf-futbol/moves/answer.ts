import type { Moment, Seat } from "../../core/rules";
import type { CardId } from "../cards";
import { answerOf, answers, closeIfAnswered } from "../flow/windows";
import type { Refusal } from "../refusals";
import type { Script } from "../script";
import type { State } from "../state";

/** An answer of a seat that is asked, or "nothing"; kept hidden until everybody has answered (LF-124). */
export function answer(script: Script, seat: Seat, card: CardId | undefined, moment: Moment): Refusal | undefined {
  const refusal = answerRefusal(script.state(), seat, card, moment.at);
  if (refusal !== undefined) return refusal;
  script.add({ type: "answered", seat, ...(card === undefined ? {} : { card }), automatic: false });
  closeIfAnswered(script, moment.dice);
  return undefined;
}

function answerRefusal({ table, hidden }: State, seat: Seat, card: CardId | undefined, at: number) {
  const { window } = table;
  if (window === undefined) return "no-window";
  if (!window.asked.includes(seat)) return "not-asked";
  if (window.answered.includes(seat)) return "already-answered";
  if (window.closesAt !== undefined && at >= window.closesAt) return "window-closed";
  if (card === undefined) return undefined;
  if (hidden.hands[seat]?.includes(card) !== true) return "card-not-held";
  if (answerOf(card) === undefined) return "wrong-card";
  return answers(card, window.about) ? undefined : "cannot-answer-that";
}
