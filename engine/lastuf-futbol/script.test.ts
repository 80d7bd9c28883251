import { expect, test } from "vitest";
import { seededDice } from "../core/simulate";
import { evolve } from "./evolve";
import { rules } from "./rules";
import { scriptOn } from "./script";

function aTable() {
  const options = rules.options.parse({ goalChoice: "dealt" });
  const entrants = [{ name: "Ana" }, { name: "Ben" }];
  const events = rules.setup({ edition: "rulebook", options, entrants }, seededDice(3));
  const [first, ...others] = events;
  if (first === undefined) throw new Error("a set-up has events");
  return others.reduce((state, event) => evolve(state, event, 0), evolve(undefined, first, 0));
}

test("what a script has evolved is taken over as it is, and only on the same state at the same time", () => {
  const before = aTable();
  const script = scriptOn(before, 7);
  const event = { type: "went-away", seat: 1 } as const;
  script.add(event);
  expect(rules.evolve(before, event, 7)).toBe(script.state());
  const later = rules.evolve(before, event, 8);
  expect(later).not.toBe(script.state());
  expect(later.table.areas[1]?.awaySince).toBe(8);
  expect(rules.evolve(aTable(), event, 7)).toEqual(script.state());
});
