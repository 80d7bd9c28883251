import fc from "fast-check";
import { expect, test } from "vitest";
import { edition } from "../editions/edition";
import { availablePlayers, rosteredPlayers } from "./availability";
import { BookEntry, type Posting } from "./book";
import { isLegalBook } from "./book-faults";
import { draftEntry } from "./draft/entry";
import { applyEntry, foldClub } from "./fold";
import { Club } from "./model";
import { rosterOf } from "./rosters";
import { currentTeamValueOf, teamValueOf, valuedClub } from "./team-value";
import { statement, treasuryOf } from "./treasury";

const document = edition("league-document");
const draft = draftEntry(
  {
    roster: "human",
    leagues: [],
    specialRules: [],
    players: Array.from({ length: 11 }, (_, index) => ({ number: index + 1, name: "x", position: "human-lineman" })),
    captain: 1,
    rerolls: 1,
    assistantCoaches: 0,
    cheerleaders: 0,
    apothecary: false,
    dedicatedFans: 1,
  },
  document,
);

const player = fc.integer({ min: 1, max: 11 }).map((number) => `p${number}`);
const gold = fc
  .integer({ min: -20, max: 20 })
  .filter((steps) => steps !== 0)
  .map((steps) => steps * 5000);
const postings = fc.array(
  fc.record({ amount: gold, reason: fc.constantFrom<Posting["reason"]>("winnings", "inducements", "hired") }),
  { maxLength: 3 },
);
const characteristic = fc.constantFrom("MA", "ST", "AG", "PA", "AV");

const anyEntry: fc.Arbitrary<BookEntry> = fc.oneof(
  fc.record({ type: fc.constant("inducements-paid"), postings }),
  fc.record({
    type: fc.constant("result-settled"),
    outcome: fc.constantFrom("won", "drawn", "lost"),
    touchdowns: fc.constant<[number, number]>([1, 0]),
    postings,
  }),
  fc.record({ type: fc.constant("match-attended"), players: fc.uniqueArray(player) }),
  fc.record({
    type: fc.constant("injured"),
    player,
    casualty: fc.constant("lasting-injury"),
    missesNext: fc.boolean(),
    niggling: fc.nat(1),
    reduced: characteristic,
  }),
  fc.record({ type: fc.constant("dismissed"), player }),
  fc.record({ type: fc.constant("retired"), player }),
  fc.record({ type: fc.constant("costly-errors"), outcome: fc.constant("none"), postings }),
);

test("whatever is written into a book, it folds to a club whose treasury is the sum of its postings", () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
      const book = [draft, ...entries];
      expect(book.filter((entry) => !BookEntry.safeParse(entry).success)).toEqual([]);
      const club = foldClub(book);
      expect(Club.parse(club)).toEqual(club);
      expect(club.treasury).toBe(treasuryOf(book));
      expect(statement(book).at(-1)?.balance).toBe(club.treasury);
    }),
  );
});

test("folding a book at once and entry by entry is the same", () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 20 }), fc.nat(20), (entries, at) => {
      const half = foldClub([draft, ...entries.slice(0, at)]);
      expect(entries.slice(at).reduce<Club>(applyEntry, half)).toEqual(foldClub([draft, ...entries]));
    }),
  );
});

test("the current value is never above the team value, and nobody is able who is not on the roster", () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
      const club = foldClub([draft, ...entries]);
      const valued = valuedClub(club, rosterOf(club, document));
      expect(currentTeamValueOf(valued, document).total).toBeLessThanOrEqual(teamValueOf(valued, document).total);
      expect(availablePlayers(club).length).toBeLessThanOrEqual(rosteredPlayers(club).length);
    }),
  );
});

test("a price that changes in the data later does not change a club", () => {
  const [first, ...others] = draft.players;
  if (first === undefined) throw new Error("a draft has players");
  const cheaper = { ...draft, players: [{ ...first, fee: 45_000 }, ...others], rerollPrice: 40_000 };
  const valued = valuedClub(foldClub([cheaper]), rosterOf({ roster: "human" }, document));
  expect(teamValueOf(valued, document).total).toBe(45_000 + 10 * 50_000 + 40_000);
});

test("a legal book stays legal when it is read again", () => {
  expect(isLegalBook([draft])).toBe(true);
  expect(isLegalBook(JSON.parse(JSON.stringify([draft])))).toBe(true);
});
