import { expect, test } from "vitest";
import { z } from "zod";
import { PRESETS } from "../league/presets";
import type { LeagueResult } from "../league/result";
import { standings } from "../league/standings";
import { valuesOf } from "./after/prepare";
import { bookings } from "./bookings";
import { BookEntry } from "./club/book";
import { foldClub } from "./club/fold";
import { BloodBowlEdition, Club } from "./club/model";
import { goldOf, postingsOf, statement, treasuryOf } from "./club/treasury";
import { edition } from "./editions/edition";
import { Event, Options } from "./model";
import { rules } from "./rules";
import { SIDES } from "./sides";
import type { State } from "./state";

/** Drafts, the events of every match without its start, and where it all ended. */
const GoldenSeason = z.strictObject({
  edition: BloodBowlEdition,
  drafts: z.array(BookEntry).length(4),
  matches: z.array(z.strictObject({ home: z.int(), away: z.int(), events: z.array(Event) })),
  end: z.strictObject({
    table: z.array(z.strictObject({ club: z.string(), points: z.int(), for: z.int(), against: z.int() })),
    clubs: z.array(z.strictObject({ club: Club, teamValue: z.int() })),
  }),
});
type GoldenSeason = z.infer<typeof GoldenSeason>;

const files = import.meta.glob("./golden/seasons/*.json", { eager: true, import: "default" });
const seasons = Object.values(files).map((season) => GoldenSeason.parse(season));

test("there is a season of four clubs in every edition, everybody against everybody", () => {
  expect(seasons.map(({ edition: id }) => id).sort()).toEqual(["league-document", "official-2020", "official-2025"]);
  for (const { matches } of seasons) {
    expect(new Set(matches.map(({ home, away }) => [home, away].sort().join())).size).toBe(6);
    const types = new Set(matches.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of ["casualty-suffered", "player-advanced", "player-hired", "inducements-bought"] as const)
      expect(types).toContain(type);
  }
});

test.each(seasons)("a season of $edition replays to the same table, treasuries and rosters", (season) => {
  const { books, results } = replayed(season);
  expect({ table: tableOf(results), clubs: books.map((book) => endOf(book, season)) }).toEqual(season.end);
});

test.each(seasons)("no gold is made or lost in a season of $edition", (season) => {
  const { books } = replayed(season);
  for (const [index, book] of books.entries()) {
    const { treasury } = foldClub(book);
    const moved = book.flatMap(postingsOf);
    expect(treasury).toBe(season.end.clubs[index]?.club.treasury);
    expect(treasury).toBe(moved.reduce((sum, { amount }) => sum + amount, 0));
    expect(treasury).toBe(treasuryOf(book));
    expect(statement(book).at(-1)?.balance).toBe(treasury);
    expect(statement(book).every(({ balance }) => balance >= 0)).toBe(true);
    // What a posting says in terms is what it moves.
    for (const { amount, terms } of moved) {
      if (terms !== undefined) expect(terms.reduce((sum, { value }) => sum + value, 0)).toBe(amount);
    }
    expect(goldOf(moved)).toBe(treasury);
  }
});

/** Books and results of a season, match after match: each starts with the clubs as the books have them by then. */
function replayed({ edition: id, drafts, matches }: GoldenSeason) {
  const books = drafts.map((draft) => [draft]);
  const results: LeagueResult[] = [];
  for (const { home, away, events } of matches) {
    const entrant = (index: number) => ({
      clubId: `c${index}`,
      name: `c${index}`,
      coach: "bot",
      club: foldClub(books[index] ?? []),
    });
    const options = Options.parse({});
    const started: Event = { type: "started", edition: id, options, home: entrant(home), away: entrant(away) };
    let state: State | undefined;
    for (const event of [started, ...events]) {
      for (const { seat, entry } of bookings(event, state)) books[seat === 0 ? home : away]?.push(entry);
      state = rules.evolve(state, event, 0);
    }
    if (state === undefined || !rules.finished(state)) throw new Error("a match of a season ends");
    for (const side of SIDES) {
      expect(foldClub(books[side === "home" ? home : away] ?? [])).toEqual(state.sides[side].club);
    }
    for (const { kind, sides, winner } of rules.results(state)) {
      const entries = sides.map(({ seat, score, tally }) => ({
        entry: `c${seat === 0 ? home : away}`,
        score,
        ...(tally === undefined ? {} : { tally }),
      }));
      results.push({ kind, sides: entries, winner });
    }
  }
  return { books, results };
}

function tableOf(results: readonly LeagueResult[]) {
  const entries = ["c0", "c1", "c2", "c3"];
  return standings({ entries, results, rules: PRESETS["blood-bowl"] }).rows.map((row) => ({
    club: row.entry,
    points: row.points,
    for: row.for,
    against: row.against,
  }));
}

function endOf(book: readonly BookEntry[], { edition: id }: GoldenSeason) {
  const club = foldClub(book);
  return { club, teamValue: valuesOf(club, edition(id)).teamValue.total };
}
