import { expect, test } from "vitest";
import { seededDice } from "../../../core/simulate";
import { edition } from "../../editions/edition";
import { aClub, players } from "../builders";
import { draftEntry } from "../draft/entry";
import { quickDraft } from "../draft/quick-draft";
import { foldClub } from "../fold";
import { quickRedraft } from "./quick-redraft";
import { checkRedraft } from "./redraft";

const document = edition("league-document");
const season = { played: 7, won: 3, drawn: 1, lost: 3 };

test.each(document.rosters.map(({ id }) => id))("a quick redraft of %s is legal, and keeps somebody", (roster) => {
  const club = foldClub([draftEntry(quickDraft(roster, document, seededDice(1)), document)]);
  const redraft = quickRedraft({ ...club, season }, document, seededDice(2));
  expect(checkRedraft(redraft, { ...club, season }, document)).toEqual([]);
  expect(redraft.keep.length).toBeGreaterThan(0);
});

test("where the gold does not last for everybody, the most experienced stay", () => {
  const squad = [...players(10, { valueRise: 60_000 }), ...players(2, { valueRise: 60_000, sppEarned: 20 }, 11)];
  const { keep, hire } = quickRedraft(aClub({ players: squad, season }), document, seededDice(1));
  expect(keep.slice(0, 2)).toEqual(["p11", "p12"]);
  expect(keep.length).toBeLessThan(12);
  expect(keep.length + hire.length).toBe(11);
});
