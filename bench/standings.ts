import { seededDice } from "@/engine/core/simulate";
import { PRESETS } from "@/engine/league/presets";
import type { LeagueResult } from "@/engine/league/result";
import { doubleRoundRobin } from "@/engine/league/schedule";
import { standings } from "@/engine/league/standings";
import { type Figure, medianMs, withLimit } from "./figure";

/** Results of double round robins one after the other, by dice of a fixed seed. */
function season(clubs: number, matches: number): { entries: string[]; results: LeagueResult[] } {
  const dice = seededDice(1);
  const entries = Array.from({ length: clubs }, (_, index) => `club-${index}`);
  const name = (index: number) => entries[index] ?? "";
  const score = () => dice.roll(4, "goals") - 1;
  const results: LeagueResult[] = [];
  while (results.length < matches) {
    for (const [round, { pairings }] of doubleRoundRobin(clubs).entries()) {
      for (const { home, away } of pairings) {
        const sides = [
          { entry: name(home), score: score() },
          { entry: name(away), score: score() },
        ];
        results.push({ kind: "played", round: round + 1, sides });
      }
    }
  }
  return { entries, results: results.slice(0, matches) };
}

/** A league table with head-to-head, folded from its results as at each request. */
export function bench(): Figure[] {
  const rules = PRESETS["la-liga"];
  const year = season(20, 380);
  const ten = season(20, 10_000);
  const wide = season(200, 20_000);
  const figure = (name: string, value: number, n: number) => ({ name, value, unit: "ms", n });
  return [
    withLimit(
      figure(
        "standings-380-matches",
        medianMs(() => standings({ ...year, rules }), 500, 10),
        380,
      ),
      0.2,
    ),
    withLimit(
      figure(
        "standings-10000-matches",
        medianMs(() => standings({ ...ten, rules }), 51),
        10_000,
      ),
      20,
    ),
    figure(
      "standings-200-clubs-20000-matches",
      medianMs(() => standings({ ...wide, rules }), 51),
      20_000,
    ),
  ];
}
