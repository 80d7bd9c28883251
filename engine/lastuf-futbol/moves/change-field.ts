import type { Seat } from "../../core/rules";
import type { Colour } from "../cards";
import { eliminate } from "../flow/elimination";
import { endTurn } from "../flow/turns";
import type { Refusal } from "../refusals";
import type { Table } from "../state";
import { areaOf, goalOf, isOut } from "../table";
import { cardRefusal } from "./cards";
import type { Move } from "./move";

/** A goal of one's own for a goal of an opponent, each with its balls (ruling F11). */
export const changeField: Move<"change-field"> = {
  refusal: (table, seat, hand, { card, own, other }) =>
    cardRefusal(hand, card, "field-change") ?? swapRefusal(table, seat, own, other),
  commands: (table, seat, card) =>
    areaOf(table, seat).goals.flatMap(({ colour: own }) =>
      table.areas.flatMap(({ goals }) =>
        goals.flatMap(({ colour: other }) =>
          swapRefusal(table, seat, own, other) === undefined
            ? [{ type: "change-field", card, own, other } as const]
            : [],
        ),
      ),
    ),
  play(script, seat, { card, own, other }, dice) {
    const owner = goalOf(script.state().table, other)?.owner;
    if (owner === undefined) throw new Error(`no ${other} goal in play`);
    script.add({ type: "field-changed", seat, card, own, other, owner });
    const { table } = script.state();
    if (isOut(table, areaOf(table, owner).goals)) eliminate(script, owner, "field-change");
    endTurn(script, dice);
  },
};

function swapRefusal(table: Table, seat: Seat, own: Colour, other: Colour): Refusal | undefined {
  const [mine, theirs] = [goalOf(table, own), goalOf(table, other)];
  if (mine === undefined || theirs === undefined) return "goal-not-in-play";
  if (mine.owner !== seat) return "not-own-goal";
  if (theirs.owner === seat) return "own-goal";
  const after = areaOf(table, seat).goals.map((goal) => (goal.colour === own ? theirs.goal : goal));
  return isOut(table, after) ? "would-eliminate-yourself" : undefined;
}
