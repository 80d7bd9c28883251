import { expect, test } from "vitest";
import { edition } from "../editions/edition";
import type { BookEntry } from "./book";
import { bookFaults, isLegalBook } from "./book-faults";
import { draftEntry } from "./draft/entry";

const draft = draftEntry(
  {
    roster: "human",
    leagues: [],
    specialRules: [],
    players: Array.from({ length: 11 }, (_, index) => ({ number: index + 1, name: "x", position: "human-lineman" })),
    rerolls: 0,
    assistantCoaches: 0,
    cheerleaders: 0,
    apothecary: false,
    dedicatedFans: 1,
  },
  edition("league-document"),
);
const faults = (...entries: readonly BookEntry[]) =>
  bookFaults([draft, ...entries]).map(({ entry, code }) => `${entry} ${code}`);

const attended = (...players: string[]): BookEntry => ({ type: "match-attended", players });
const costlyErrors: BookEntry = { type: "costly-errors", outcome: "none", postings: [] };
const dies: BookEntry = { type: "injured", player: "p2", casualty: "dead", missesNext: false, niggling: 0 };
const hurt: BookEntry = { ...dies, casualty: "seriously-hurt", missesNext: true };
const pays = (amount: number): BookEntry => ({
  type: "inducements-paid",
  postings: [{ amount: -amount, reason: "inducements" }],
});
const points = (spp: number): BookEntry => ({ type: "corrected", player: "p3", spp, postings: [] });
const learns = (spp: number): BookEntry => ({
  type: "advanced",
  player: "p3",
  how: "chosen-primary",
  skill: "tackle",
  spp,
  valueRise: 20_000,
});

test("an ordinary book has no fault", () => {
  const book = [draft, dies, attended("p1", "p2"), points(6), learns(6), pays(450_000), costlyErrors, attended("p1")];
  expect(bookFaults(book)).toEqual([]);
  expect(isLegalBook(book)).toBe(true);
  expect(isLegalBook([])).toBe(false);
});

test.each<[string, BookEntry[], string[]]>([
  ["gold that was never earned", [pays(455_000)], ["1 treasury-negative"]],
  [
    "once in the red, entries that bring gold are no further fault",
    [pays(455_000), costlyErrors],
    ["1 treasury-negative"],
  ],
  ["points that nobody has", [points(5), learns(6)], ["2 points-overspent"]],
  ["points taken away after they were spent", [points(6), learns(6), points(-1)], ["3 points-overspent"]],
  ["a player nobody knows", [{ type: "dismissed", player: "p99" }], ["1 unknown-player"]],
  ["a dead player who is dismissed", [dies, { type: "dismissed", player: "p2" }], ["2 player-is-gone"]],
  ["a dead player who played on", [dies, attended("p2"), costlyErrors, attended("p2")], ["4 played-while-out"]],
  [
    "one who should have missed the match",
    [attended("p2"), hurt, costlyErrors, attended("p2")],
    ["4 played-while-out"],
  ],
  ["two of one number", [{ type: "renamed", player: "p2", name: "x", number: 1 }], ["1 number-taken"]],
  [
    "staff below nothing",
    [{ type: "staff-changed", what: "cheerleaders", by: -1, postings: [] }],
    ["1 staff-negative"],
  ],
  ["a second draft", [draft], ["1 drafted-twice"]],
])("a correction is told about %s", (_, entries, expected) => {
  expect(faults(...entries)).toEqual(expected);
});

test("a book without a draft", () => {
  expect(bookFaults([costlyErrors])).toEqual([{ entry: 0, code: "draft-missing", figures: {} }]);
});
