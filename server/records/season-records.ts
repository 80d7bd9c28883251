import { alongOf } from "@/engine/core/along";
import { createMemo } from "@/engine/core/memo";
import { onceOf, onceOfAll } from "@/engine/core/once";
import type { FixtureRow } from "../competitions/calendar-store";
import { biggestWins, factOf, type MatchFact, playedIn } from "./facts";
import type { People } from "./people";
import { type Runs, runsIn } from "./runs";
import { SHOWN } from "./shown";
import { type Tallies, talliesIn } from "./tallies";

/** What records take from the matches of one season. */
export interface SeasonRecords {
  readonly matches: number;
  readonly runs: ReadonlyMap<string, Runs>;
  readonly wins: readonly MatchFact[];
  readonly tallies: Tallies;
}

/** Before the first match. */
const NOTHING: SeasonRecords = { matches: 0, runs: new Map(), wins: [], tallies: new Map() };

/** Seasons by the ids of their competitions. */
const seasons = onceOf((_: People) => createMemo<ReturnType<typeof createSeason>>(24));

/** The records of a season, made once as long as its calendars are the same; a match that was played last is only added. */
export function seasonRecords(
  calendars: ReadonlyMap<string, readonly FixtureRow[]>,
  competitions: readonly { readonly id: string }[],
  people: People,
): SeasonRecords {
  const key = competitions.map(({ id }) => id).join();
  const season = seasons(people).ensure(key, () => createSeason(people));
  return season(competitions.map(({ id }) => calendars.get(id) ?? []));
}

function createSeason({ who }: People) {
  const along = alongOf(NOTHING, (before, played: readonly FixtureRow[]): SeasonRecords => {
    const facts = played.flatMap((fixture) => factOf(fixture, who) ?? []);
    return {
      matches: before.matches + facts.length,
      runs: runsIn(facts, before.runs),
      wins: biggestWins([...before.wins, ...facts], SHOWN),
      tallies: talliesIn(played, who, before.tallies),
    };
  });
  return onceOfAll((calendars: readonly (readonly FixtureRow[])[]) => along(playedIn(calendars)));
}
