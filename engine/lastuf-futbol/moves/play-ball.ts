import type { Seat } from "../../core/rules";
import type { Colour } from "../cards";
import { askedAboutGoal, openWindow } from "../flow/windows";
import type { Refusal } from "../refusals";
import type { Table } from "../state";
import { active, goalOf, isClosed } from "../table";
import { cardRefusal } from "./cards";
import type { Move } from "./move";

/** A ball on a goal of an opponent, legal only with superiority there (rulings F5, F10). */
export const playBall: Move<"play-ball"> = {
  refusal: (table, seat, hand, { card, goal }) => cardRefusal(hand, card, "ball") ?? goalRefusal(table, seat, goal),
  commands: (table, seat, card) => goalsToScoreIn(table, seat).map((goal) => ({ type: "play-ball", card, goal })),
  play(script, seat, { card, goal }, dice) {
    const { table } = script.state();
    const owner = goalOf(table, goal)?.owner;
    if (owner === undefined) throw new Error(`no ${goal} goal in play`);
    const [attackers, defenders] = [active(table, seat, goal), active(table, owner, goal)];
    script.add({ type: "ball-played", seat, card, goal, owner, attackers, defenders });
    openWindow(script, "goal", askedAboutGoal(script.state(), seat, owner), dice);
  },
};

/** The goals in which a ball would score now. */
export function goalsToScoreIn(table: Table, seat: Seat): Colour[] {
  const colours: Colour[] = [];
  for (const [owner, { goals }] of table.areas.entries()) {
    if (owner === seat) continue;
    for (const goal of goals) {
      if (!isClosed(goal) && isSuperior(table, seat, owner, goal.colour)) colours.push(goal.colour);
    }
  }
  return colours;
}

/** More attackers than defenders; under `fast` as many are enough from the first reshuffle on (LF-120). */
function isSuperior(table: Table, seat: Seat, owner: Seat, colour: Colour): boolean {
  const attackers = active(table, seat, colour);
  const enough = table.options.fast && table.reshuffles > 0 ? 0 : 1;
  return attackers > 0 && attackers - active(table, owner, colour) >= enough;
}

function goalRefusal(table: Table, seat: Seat, colour: Colour): Refusal | undefined {
  const owned = goalOf(table, colour);
  if (owned === undefined) return "goal-not-in-play";
  if (owned.owner === seat) return "own-goal";
  if (isClosed(owned.goal)) return "goal-closed";
  return isSuperior(table, seat, owned.owner, colour) ? undefined : "no-superiority";
}
