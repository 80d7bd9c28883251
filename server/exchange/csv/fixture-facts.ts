import type { Db } from "@/db/client";
import { type FixtureRow, listFixtures } from "../../competitions/calendar-store";
import { KnockOutDraw } from "../../competitions/schema";
import { type CompetitionRow, type EntryRow, listEntries } from "../../competitions/store";
import { loadLeague } from "../../leagues/store";
import { listRoundsOf } from "../../places/store";
import { keyOf } from "./row";

/** Formats whose rounds are laid out beforehand; in the others matches come about by themselves. */
const LAID_OUT: readonly CompetitionRow["format"][] = [
  "round-robin",
  "double-round-robin",
  "groups-knock-out",
  "swiss",
];

/** What fixtures and results of a file are held against. */
export async function fixtureFacts(tx: Db, competition: CompetitionRow) {
  const { id, leagueId, game, format, knockOut } = competition;
  const { timeZone } = await loadLeague(tx, leagueId);
  const entries = await listEntries(tx, id);
  const all = await listFixtures(tx, id);
  const rounds = await listRoundsOf(tx, [id]);
  const byName = new Map(entries.map((entry) => [keyOf(entry.name), entry]));
  const bySides = new Map<string, FixtureRow[]>();
  for (const fixture of all.filter(({ seats }) => seats.length === 2)) {
    const key = fixture.seats.join(" ");
    bySides.set(key, [...(bySides.get(key) ?? []), fixture]);
  }
  return {
    timeZone,
    rounds,
    /** The last number that a round has given a fixture. */
    lastNumber: (round: number) => Math.max(0, ...all.filter((one) => one.round === round).map(({ number }) => number)),
    /** A season of El Juego de la Liga is one play with a calendar of its own. */
    mayLay: LAID_OUT.includes(format) && game !== "juego-de-la-liga",
    isDecidedAtOnce: knockOut !== null && KnockOutDraw.parse(knockOut).tie === "single",
    entryOf: (name: string) => byName.get(keyOf(name)),
    /** The fixtures in which the one is at home to the other. */
    between: (home: EntryRow, away: EntryRow): readonly FixtureRow[] => bySides.get(`${home.id} ${away.id}`) ?? [],
  };
}
export type FixtureFacts = Awaited<ReturnType<typeof fixtureFacts>>;
