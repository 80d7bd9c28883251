import { expect, test } from "vitest";
import type { Dice } from "../core/dice";
import { seededDice, simulate } from "../core/simulate";
import { roundRobin } from "../league/schedule";
import { valuesOf } from "./after/prepare";
import { bookings } from "./bookings";
import { bots } from "./bots";
import { rosteredPlayers } from "./club/availability";
import type { BookEntry } from "./club/book";
import { draftEntry } from "./club/draft/entry";
import { quickDraft } from "./club/draft/quick-draft";
import { foldClub } from "./club/fold";
import type { Club } from "./club/model";
import { quickRedraft } from "./club/redraft/quick-redraft";
import { rollRecovery } from "./club/redraft/recovery";
import { checkRedraft, redraftEntry } from "./club/redraft/redraft";
import { treasuryOf } from "./club/treasury";
import { edition } from "./editions/edition";
import { Options } from "./model";
import { rules } from "./rules";
import { SIDES } from "./sides";
import type { State } from "./state";

const CLUBS = 16;
const SEASONS = 3;
const rulesOfLeague = edition("league-document");
const options = Options.parse({});
const coaches = [bots.random, bots.greedy, bots.strong];

/** The books of a league in which bots draft, play, and redraft. */
function league(seed: number): BookEntry[][] {
  const dice = seededDice(seed);
  const rosters = rulesOfLeague.rosters.map(({ id }) => id);
  const books = Array.from({ length: CLUBS }, (_, index) => {
    const roster = rosters[(index * 7) % rosters.length] ?? "human";
    return [draftEntry(quickDraft(roster, rulesOfLeague, dice), rulesOfLeague)] as BookEntry[];
  });
  for (let season = 1; season <= SEASONS; season++) {
    for (const { pairings } of roundRobin(CLUBS)) {
      for (const { home, away } of pairings) fixture(books, home, away, dice.roll(256, "seed") + season * 1000);
    }
    if (season < SEASONS) for (const book of books) book.push(redrafted(foldClub(book), dice));
  }
  return books;
}

/** One fixture by bots; what it books makes the clubs that the play ends with. */
function fixture(books: BookEntry[][], home: number, away: number, seed: number): void {
  const entrants = [home, away].map((index) => {
    const club = foldClub(books[index] ?? []);
    return { clubId: `${index}`, name: `Club ${index}`, coach: "bot", club };
  });
  const pair = [coaches[home % 3] ?? bots.random, coaches[away % 3] ?? bots.random];
  const { play, finished } = simulate(rules, { edition: "league-document", options, entrants }, pair, seed);
  expect(finished).toBe(true);
  let state: State | undefined;
  for (const { event, at } of play.entries) {
    for (const { seat, entry } of bookings(event, state)) books[seat === 0 ? home : away]?.push(entry);
    state = rules.evolve(state, event, at);
  }
  for (const side of SIDES) {
    const { club, after } = play.state.sides[side];
    const folded = foldClub(books[side === "home" ? home : away] ?? []);
    expect(folded).toEqual(club);
    expect(valuesOf(folded, rulesOfLeague).teamValue).toEqual(after.prepared?.teamValue);
  }
}

/** The off-season of a club, legal in every rule. */
function redrafted(club: Club, dice: Dice): BookEntry {
  const redraft = quickRedraft(club, rulesOfLeague, dice);
  expect(checkRedraft(redraft, club, rulesOfLeague)).toEqual([]);
  const recoveries = rosteredPlayers(club).map((player) => rollRecovery(player, club, rulesOfLeague, dice));
  return redraftEntry(redraft, recoveries, club, rulesOfLeague);
}

test("sixteen clubs over three seasons with redrafts: every legal step goes, every figure adds up", {
  timeout: 300_000,
}, () => {
  const books = league(2025);
  for (const book of books) {
    const club = foldClub(book);
    expect(club.treasury).toBe(treasuryOf(book));
    expect(club.treasury).toBeGreaterThanOrEqual(0);
    expect(club.season).toMatchObject({ played: CLUBS - 1 });
    expect(rosteredPlayers(club).length).toBeLessThanOrEqual(16);
    expect(book.filter(({ type }) => type === "result-settled")).toHaveLength((CLUBS - 1) * SEASONS);
  }
  const fixtures = (CLUBS * (CLUBS - 1) * SEASONS) / 2;
  const touchdowns = books
    .flat()
    .reduce((sum, entry) => sum + (entry.type === "result-settled" ? entry.touchdowns[0] : 0), 0);
  expect(touchdowns / fixtures).toBeGreaterThan(1.2);
  expect(touchdowns / fixtures).toBeLessThan(3);
});
