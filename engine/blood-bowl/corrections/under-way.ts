import { canonicalJson } from "../../core/canonical-json";
import { isAvailable } from "../club/availability";
import type { Club } from "../club/model";
import type { Event } from "../model";
import { type BySide, SIDES } from "../sides";
import type { State } from "../state";
import type { PastPlay } from "./past-steps";
import type { Replayed } from "./replay";
import type { Taking } from "./taking";

/** Whether somebody is still at the table. */
export const isUnderWay = ({ phase }: State): boolean => phase === "before" || phase === "match";

/** Whether the same people can be lined up from a corrected start; `undefined` for a side that starts as it did. */
export const opensAlike = ({ sides }: State, start: BySide<Club | undefined>): boolean =>
  SIDES.every((side) => start[side] === undefined || able(start[side]) === able(sides[side].start));

const able = ({ players }: Club): string =>
  canonicalJson(
    players
      .filter(isAvailable)
      .map(({ id }) => id)
      .toSorted(),
  );

/** Whether everything that was done at a table since a corrected start stands with the same figures. */
export function goesOn({ steps }: PastPlay, taking: Taking, replayed: Replayed): boolean {
  const isClean = taking.faults.length === 0 && replayed.faults.length === 0 && replayed.open === undefined;
  const done = steps.flatMap(({ events }) => events);
  return isClean && toldAtTheTable(done) === toldAtTheTable(replayed.taken.flatMap(({ events }) => events));
}

/** What was said and rolled so far. Nobody has used the values of the sides before money is spent on them. */
function toldAtTheTable(events: readonly Event[]): string {
  const isSpent = events.some(({ type }) => type === "inducements-bought" || type === "prayers-rolled");
  return canonicalJson(events.filter(({ type }) => type !== "started" && (isSpent || type !== "values-fixed")));
}
