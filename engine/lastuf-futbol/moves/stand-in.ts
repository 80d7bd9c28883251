import type { Moment, Seat } from "../../core/rules";
import { strong } from "../bots/strong";
import { eliminate } from "../flow/elimination";
import { endTurn } from "../flow/turns";
import { legal } from "../legal";
import type { Command } from "../model";
import { MOST_DISCARDS, MOST_MISSED_TURNS } from "../options";
import { standInAt } from "../presence";
import type { Refusal } from "../refusals";
import type { Script } from "../script";
import { areaOf } from "../table";
import { view } from "../view";

/** Plays one of the commands of an absent player. */
type Play = (script: Script, command: Command, moment: Moment) => Refusal | undefined;

/** Acts for an absent player: the bot, or by option two cards of the hand are discarded (LF-127). */
export function standIn(script: Script, seat: Seat, moment: Moment, play: Play): Refusal | undefined {
  const { table } = script.state();
  const due = standInAt(table);
  if (due === undefined || seat !== table.turn || moment.at < due) return "not-due";
  if (table.phase === "turn" && table.options.absence === "discard") {
    discardFor(script, seat, moment);
    return undefined;
  }
  script.add({ type: "stood-in", seat, how: "bot" });
  const choice = strong(view(script.state(), seat), seat, legal(script.state(), seat), moment.dice);
  if (choice === undefined) throw new Error(`the bot finds nothing to do for seat ${seat}`);
  return play(script, choice.command, { ...moment, by: { kind: "seat", seat } });
}

/** Any two cards go; with the third such turn the player is eliminated. */
function discardFor(script: Script, seat: Seat, { dice }: Moment): void {
  script.add({ type: "stood-in", seat, how: "discard" });
  const cards = dice.shuffle(script.state().hidden.hands[seat] ?? [], `stand-in:seat-${seat}`).slice(0, MOST_DISCARDS);
  script.add({ type: "discarded", seat, cards });
  if (areaOf(script.state().table, seat).missed >= MOST_MISSED_TURNS) eliminate(script, seat, "absence");
  endTurn(script, dice);
}
