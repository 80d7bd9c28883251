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
import { freshName } from "./club/draft/names";
import { quickDraft } from "./club/draft/quick-draft";
import { foldClub } from "./club/fold";
import { journeymanPositions } from "./club/journeymen";
import type { Club, ClubPlayer } from "./club/model";
import { redraftBudget } from "./club/redraft/budget";
import { rollRecovery } from "./club/redraft/recovery";
import { checkRedraft, type Redraft, redraftCost, redraftEntry } from "./club/redraft/redraft";
import { rosterOf } from "./club/rosters";
import { currentValue } from "./club/team-value";
import { treasuryOf } from "./club/treasury";
import type { Position, Roster } from "./data/shapes";
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
  const rosters = rulesOfLeague.rosters.filter((roster) => !isInsignificant(fillerOf(roster))).map(({ id }) => id);
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

/** Cheapest Lineman of a roster. */
function fillerOf(roster: Roster): Position {
  const [filler] = journeymanPositions(roster, rulesOfLeague).toSorted((a, b) => a.cost - b.cost);
  if (filler === undefined) throw new Error(`"${roster.id}" has no linemen`);
  return filler;
}

/** A redraft may have only half of them. */
const isInsignificant = ({ skills }: Position) => skills.some(({ skill }) => skill === "insignificant");

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

/** Keeps as many as the budget pays for, the dearest leave first; linemen fill up to eleven. */
function redrafted(club: Club, dice: Dice): BookEntry {
  const budget = redraftBudget(club, rulesOfLeague).total;
  const players = rosteredPlayers(club).toSorted((a, b) => currentValue(a) - currentValue(b));
  for (let staying = players.length; staying >= 0; staying--) {
    const redraft = redraftWith(club, players.slice(0, staying), dice);
    if (redraftCost(redraft, club, rulesOfLeague).total > budget) continue;
    expect(checkRedraft(redraft, club, rulesOfLeague)).toEqual([]);
    const recoveries = players.map((player) => rollRecovery(player, club, rulesOfLeague, dice));
    return redraftEntry(redraft, recoveries, club, rulesOfLeague);
  }
  throw new Error("no redraft within the budget");
}

function redraftWith(club: Club, kept: readonly ClubPlayer[], dice: Dice): Redraft {
  const worn = new Set(kept.map(({ number }) => number));
  const names = new Set(kept.map(({ name }) => name));
  const position = fillerOf(rosterOf(club, rulesOfLeague)).id;
  const free = Array.from({ length: 16 }, (_, index) => index + 1).filter((number) => !worn.has(number));
  const hire = free
    .slice(0, Math.max(0, 11 - kept.length))
    .map((number) => ({ number, name: freshName(club.roster, names, dice), position }));
  return {
    keep: kept.map(({ id }) => id),
    hire,
    rerolls: Math.min(2, club.rerolls),
    assistantCoaches: 0,
    cheerleaders: 0,
    apothecary: club.apothecary,
  };
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
