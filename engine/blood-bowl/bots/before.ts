import type { Purchase } from "../before/model";
import type { Command } from "../model";
import { anyOf, type Corner, legalOf } from "./taste";

/** The steps before the match: rolls as they come, journeymen, and a shopping list. */
export function beforeMove(corner: Corner): Command | undefined {
  const { legal, dice } = corner;
  const [buying] = legalOf(legal, "buy-inducements");
  if (buying !== undefined) return { ...buying, purchases: shoppingList(corner) };
  return (
    legalOf(legal, "name-captain")[0] ??
    anyOf(
      legal.filter(({ type }) => type !== "toss"),
      dice,
    )
  );
}

/** Petty cash is spent, one's own treasury is not; by whim only now and then. */
function shoppingList({ view, dice, taste }: Corner): Purchase[] {
  const { pettyCash = 0, offers } = view.before?.inducements ?? {};
  if (offers === undefined) return [];
  let left = taste === "sense" ? pettyCash : Math.min(pettyCash, dice.roll(6, "bot") * 50_000 - 100_000);
  const list: Purchase[] = [];
  for (const { id, price, max } of offers.inducements.toSorted((a, b) => b.price - a.price)) {
    const count = Math.min(max, Math.floor(left / price));
    if (count < 1 || id === "riotous-rookies" || id === "halfling-master-chef") continue;
    list.push({ kind: "inducement", id, count: 1 });
    left -= price;
  }
  return list;
}
