import type { Dice } from "../../core/dice";
import type { Seat } from "../../core/rules";
import { type CardId, kindOf } from "../cards";
import { ANSWERS_TO, type Answer, type WindowKind } from "../model";
import type { Script } from "../script";
import type { Pending, State } from "../state";
import { leftOf } from "../table";
import { refill, takeFromDiscard } from "./piles";
import { score } from "./scoring";
import { endTurn } from "./turns";

/** Which answer a card is; `undefined` for a card that answers nothing. */
export function answerOf(card: CardId): Answer | undefined {
  const kind = kindOf(card);
  return kind === "offside" || kind === "var" ? kind : undefined;
}

/** Whether a card answers what a window is about (ruling F19). */
export function answers(card: CardId, about: WindowKind): boolean {
  const answer = answerOf(card);
  return answer !== undefined && ANSWERS_TO[about].some((kind) => kind === answer);
}

/** Who is asked about a goal, in turn order from the scorer's left (ruling F18). */
export function askedAboutGoal({ table }: State, scorer: Seat, owner: Seat): Seat[] {
  return table.options.goalAnswers === "any-opponent" ? leftOf(table, scorer) : [owner];
}

/**
 * Opens the time for answers. It opens whatever anybody holds, and answers set beforehand count at once whether their
 * cards are held or not, so that neither the opening nor the length tells anything about a hand (LF-124).
 */
export function openWindow(script: Script, about: WindowKind, asked: readonly Seat[], dice: Dice): void {
  script.add({ type: "window-opened", about, asked });
  for (const seat of asked) {
    const own = script.state().hidden.automatic[seat]?.[about] ?? "ask";
    if (own !== "ask") script.add({ type: "answered", seat, ...preferred(script.state(), seat, own), automatic: true });
  }
  closeIfAnswered(script, dice);
}

/** The first of some answers that a seat holds a card for. */
function preferred({ hidden }: State, seat: Seat, wanted: readonly Answer[]): { card?: CardId } {
  const hand = hidden.hands[seat] ?? [];
  for (const answer of wanted) {
    const card = hand.find((held) => kindOf(held) === answer);
    if (card !== undefined) return { card };
  }
  return {};
}

/** Closes the window once everybody has answered. */
export function closeIfAnswered(script: Script, dice: Dice): void {
  const { window } = script.state().table;
  if (window !== undefined && window.answered.length === window.asked.length) closeWindow(script, dice);
}

/** Plays the first answer in turn order and settles what it was about; who has not answered has answered "nothing". */
export function closeWindow(script: Script, dice: Dice): void {
  const { table, hidden } = script.state();
  if (table.window === undefined) throw new Error("no window to close");
  const { about, asked } = table.window;
  const [reaction] = asked.flatMap((seat) => hidden.answers.filter((answer) => answer.seat === seat));
  script.add({ type: "window-closed", about, ...(reaction === undefined ? {} : { reaction }) });
  const { pending } = script.state().table;
  if (pending === undefined) throw new Error("a window about nothing");
  if (pending.about !== "goal") settleSendingOff(script, pending, dice);
  else if (reaction !== undefined && answerOf(reaction.card) === "offside") {
    openWindow(script, "offside", [pending.seat], dice);
  } else settleGoal(script, pending, dice);
}

/** A goal after all answers: nothing, one answer that holds, or an Offside that a VAR has beaten (ruling F19). */
function settleGoal(script: Script, pending: Extract<Pending, { about: "goal" }>, dice: Dice): void {
  const { seat, card, goal, owner } = pending;
  const [first, second] = pending.answers;
  const answer = first === undefined ? undefined : answerOf(first.card);
  if (first === undefined || answer === undefined) score(script, pending);
  else if (second !== undefined) {
    score(script, pending);
    refill(script, first.seat, dice);
  } else {
    script.add({ type: "goal-disallowed", seat, card, goal, owner, by: first.seat, answer });
    const literal = answer === "offside" && script.state().table.options.offsideDraw === "discard";
    if (literal) takeFromDiscard(script, first.seat);
    else refill(script, first.seat, dice);
  }
  endTurn(script, dice);
}

type SendingOff = Exclude<Pending, { about: "goal" }>;

/** Settles a Red Card or a second Yellow Card: the footballer goes, unless a VAR keeps him (LF-069). */
export function settleSendingOff(script: Script, pending: SendingOff, dice: Dice): void {
  const { about, seat, card, target, owner } = pending;
  const [answer] = pending.answers;
  const facts = { seat, card, target, owner, by: about };
  script.add(answer === undefined ? { type: "sent-off", ...facts } : { type: "sending-off-cancelled", ...facts });
  if (answer !== undefined) refill(script, answer.seat, dice);
  endTurn(script, dice);
}
