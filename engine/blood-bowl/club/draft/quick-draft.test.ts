import { describe, expect, test } from "vitest";
import { diceFrom } from "../../../core/dice";
import { edition } from "../../editions/edition";
import { BloodBowlOptions } from "../../options";
import type { BloodBowlEdition } from "../model";
import { findPosition, rosterOf } from "../rosters";
import { checkDraft } from "./check";
import { draftCost } from "./cost";
import { DRAFT_TASTES, type DraftTaste, quickDraft } from "./quick-draft";

/** Faces 1, 2, 3, … in turn, as far as the die goes. */
function countingDice() {
  let at = 0;
  return diceFrom((sides) => (at++ % sides) + 1);
}

const IDS = ["league-document", "official-2025", "official-2020"] as const satisfies readonly BloodBowlEdition[];
const cases = IDS.flatMap((id) => edition(id).rosters.map((roster) => [id, roster.id] as const));

const drafted = (id: BloodBowlEdition, roster: string, taste: DraftTaste) =>
  quickDraft(roster, edition(id), countingDice(), taste);

describe("a quick draft of each taste breaks no rule and spends most of its gold", () => {
  test.each(cases)("%s %s", (id, roster) => {
    const rules = edition(id);
    for (const taste of DRAFT_TASTES) {
      const draft = drafted(id, roster, taste);
      expect(checkDraft(draft, rules)).toEqual([]);
      expect(new Set(draft.players.map(({ name }) => name)).size).toBe(draft.players.length);
      expect(draftCost(draft, rosterOf(draft, rules), rules).total).toBeGreaterThan(700_000);
    }
  });
});

test.each(cases)("%s %s: more re-rolls by the one taste, better players by the other", (id, rosterId) => {
  const roster = rosterOf({ roster: rosterId }, edition(id));
  const [rerolls, strong] = [drafted(id, rosterId, "rerolls-first"), drafted(id, rosterId, "strong-start")];
  const paidFor = ({ players }: typeof strong) =>
    players.reduce((sum, { position }) => sum + (findPosition(position, roster)?.cost ?? 0), 0);
  expect(rerolls.rerolls).toBeGreaterThanOrEqual(3);
  expect(rerolls.rerolls).toBeGreaterThan(strong.rerolls);
  expect(paidFor(strong)).toBeGreaterThan(paidFor(rerolls));
});

test("a small budget of a league's own leaves gold for eleven", () => {
  const rules = edition("league-document", BloodBowlOptions.parse({ "draft-budget": 600_000 }));
  expect(checkDraft(quickDraft("human", rules, countingDice(), "rerolls-first"), rules)).toEqual([]);
});
