import { onceOf } from "@/engine/core/once";
import type { FixtureRow } from "../competitions/calendar-store";
import { createMemo } from "../kept/memo";
import { biggestWins, type MatchFact, matchFacts } from "./facts";
import { type Runs, runsIn } from "./runs";

/** What records take from the matches of one season. */
export interface SeasonRecords {
  readonly matches: number;
  readonly runs: ReadonlyMap<string, Runs>;
  readonly wins: readonly MatchFact[];
}

interface Kept {
  readonly calendars: readonly (readonly FixtureRow[])[];
  readonly value: SeasonRecords;
}

const kept = onceOf((_: readonly FixtureRow[]) => createMemo<Kept>(2));

/**
 * The records of a season, made once as long as its calendars are the same objects.
 * @param whoIs names an entry through all competitions
 * @param naming another word whenever `whoIs` names others
 * @param shown how many wins are wanted
 */
export function seasonRecords(
  calendars: readonly (readonly FixtureRow[])[],
  whoIs: (entryId: string) => string,
  naming: string,
  shown: number,
): SeasonRecords {
  const [first = []] = calendars;
  const known = kept(first).get(naming);
  if (known?.calendars.length === calendars.length && known.calendars.every((one, index) => one === calendars[index]))
    return known.value;
  const facts = matchFacts(calendars, whoIs);
  const value = { matches: facts.length, runs: runsIn(facts), wins: biggestWins(facts, shown) };
  kept(first).set(naming, { calendars, value });
  return value;
}
