import { expect, test } from "vitest";
import { edition } from "../editions/edition";
import { BookEntry } from "./book";
import { bookFaults } from "./book-faults";
import { aClub, aPlayer } from "./builders";
import { copyEntry } from "./copy";
import { foldClub } from "./fold";
import { rosterOf } from "./rosters";
import { teamValueOf, valuedClub } from "./team-value";
import { statement } from "./treasury";

const original = aClub({
  players: [
    aPlayer({ skills: [{ skill: "block", source: "chosen-primary" }], valueRise: 30_000, sppEarned: 9, sppSpent: 6 }),
    aPlayer({ id: "p2", number: 2, niggling: 1, missesNext: true }),
    aPlayer({ id: "p3", number: 3, status: "dead" }),
  ],
  treasury: 145_000,
  rerolls: 3,
  trophyRerolls: 1,
  apothecary: true,
  dedicatedFans: 4,
  season: { played: 5, won: 3, drawn: 1, lost: 1 },
  nextPlayer: 4,
});
const entry = copyEntry(original, "Rovers");

test("a copy's book folds to the club that was copied, and its treasury is a posting", () => {
  expect(foldClub([BookEntry.parse(entry)])).toEqual(original);
  expect(statement([entry])).toEqual([
    { entry: 0, type: "copied", posting: { amount: 145_000, reason: "copied" }, balance: 145_000 },
  ]);
  const value = (club: typeof original) =>
    teamValueOf(valuedClub(club, rosterOf(club, edition("league-document"))), edition("league-document")).total;
  expect(value(foldClub([entry]))).toBe(value(original));
});

test("a copy of a club without gold posts nothing", () => {
  expect(copyEntry({ ...original, treasury: 0 }, "Rovers").postings).toEqual([]);
});

test("a book may begin with a copy, goes on from it, and does not begin twice", () => {
  const spent: BookEntry = { type: "inducements-paid", postings: [{ amount: -100_000, reason: "inducements" }] };
  expect(bookFaults([entry, spent])).toEqual([]);
  expect(foldClub([entry, spent]).treasury).toBe(45_000);
  expect(bookFaults([entry, spent, spent])).toMatchObject([{ entry: 2, code: "treasury-negative" }]);
  expect(bookFaults([entry, entry])).toMatchObject([{ entry: 1, code: "drafted-twice" }]);
});
