import { describe, expect, test } from "vitest";
import { diceFrom } from "../../../core/dice";
import { ROSTERS_2020 } from "../../data/rosters-2020";
import { ROSTERS_2025 } from "../../data/rosters-2025";
import { edition } from "../../editions/edition";
import { rosterOf } from "../rosters";
import { checkDraft } from "./check";
import { draftCost } from "./cost";
import { quickDraft } from "./quick-draft";

/** Faces 1, 2, 3, … in turn, as far as the die goes. */
function countingDice() {
  let at = 0;
  return diceFrom((sides) => (at++ % sides) + 1);
}

describe("a quick draft breaks no rule and spends most of its gold", () => {
  const cases = [
    ...ROSTERS_2025.map(({ id }) => ["official-2025", id] as const),
    ...ROSTERS_2020.map(({ id }) => ["official-2020", id] as const),
  ];
  test.each(cases)("%s %s", (id, roster) => {
    const rules = edition(id);
    const draft = quickDraft(roster, rules, countingDice());
    expect(checkDraft(draft, rules)).toEqual([]);
    expect(new Set(draft.players.map(({ name }) => name)).size).toBe(draft.players.length);
    expect(draftCost(draft, rosterOf(draft, rules), rules).total).toBeGreaterThan(700_000);
  });
});
