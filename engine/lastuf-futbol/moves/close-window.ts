import type { Moment } from "../../core/rules";
import { strong } from "../bots/strong";
import { closeWindow } from "../flow/windows";
import { legal } from "../legal";
import { absentFrom } from "../presence";
import type { Refusal } from "../refusals";
import type { Script } from "../script";
import { view } from "../view";

/** The time is up: the bot answers for absent players, everybody else who has not answered says "nothing" (LF-124). */
export function closeByClock(script: Script, { at, dice }: Moment): Refusal | undefined {
  const { table } = script.state();
  const { window, options } = table;
  if (window === undefined) return "no-window";
  if (window.closesAt === undefined || at < window.closesAt) return "not-due";
  for (const seat of window.asked) {
    const absent = absentFrom(table, seat);
    if (window.answered.includes(seat) || options.absence !== "bot" || absent === undefined || at < absent) continue;
    const choice = strong(view(script.state(), seat), seat, legal(script.state(), seat), dice);
    const card = choice?.command.type === "react" ? { card: choice.command.card } : {};
    script.add({ type: "answered", seat, ...card, automatic: true });
  }
  closeWindow(script, dice);
  return undefined;
}
