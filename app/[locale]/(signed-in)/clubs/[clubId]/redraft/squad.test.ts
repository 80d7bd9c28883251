import { expect, test } from "vitest";
import { draftEntry, edition, foldClub, quickDraft, type Redraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { asDraft, withSquad } from "./squad";

const rules = edition("league-document");
const club = foldClub([draftEntry(quickDraft("human", rules, seededDice(1)), rules)]);
const redraft: Redraft = {
  keep: ["p1", "p2", "p3"],
  hire: [],
  rerolls: 0,
  assistantCoaches: 0,
  cheerleaders: 0,
  apothecary: false,
};

test("who is added to the squad is hired, who is taken out of it leaves", () => {
  const { players } = asDraft(redraft, club);
  const fresh = { number: 77, name: "New Legs", position: "human-blitzer" };
  const more = withSquad(redraft, club, [...players, fresh]);
  expect(more).toEqual({ ...redraft, hire: [fresh] });
  expect(asDraft(more, club).players).toEqual([...players, fresh]);
  const fewer = withSquad(more, club, [...players.slice(0, 2), fresh]);
  expect(fewer).toMatchObject({ keep: ["p1", "p2"], hire: [fresh] });
});
