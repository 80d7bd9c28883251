import { seededDice } from "@/engine/core/simulate";
import { pairSwissRound, type SwissEntry } from "@/engine/league/swiss";
import { type Figure, withLimit } from "./figure";

const ENTRIES = 256;
const ROUNDS = 9;

/** Draws a whole tournament of 256 a few times and takes the median and the worst round. */
export function bench(): Figure[] {
  const times = [1, 2, 3].flatMap((seed) => tournament(seed)).sort((a, b) => a - b);
  const figure = (name: string, value: number) => ({
    name,
    value: Number(value.toPrecision(4)),
    unit: "ms",
    n: ENTRIES,
  });
  return [
    withLimit(figure("swiss-256-entries-round", times[Math.floor(times.length / 2)] ?? Number.NaN), 100),
    figure("swiss-256-entries-slowest-round", times.at(-1) ?? Number.NaN),
  ];
}

function tournament(seed: number): number[] {
  const dice = seededDice(seed);
  let field = Array.from({ length: ENTRIES }, (_, index): SwissEntry => {
    return { entry: `P${index}`, score: 0, met: [], byes: 0, homes: 0, aways: 0 };
  });
  return Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    const { pairings } = pairSwissRound(field);
    const time = performance.now() - begin;
    const byId = new Map(field.map((entry) => [entry.entry, entry]));
    for (const { home, away } of pairings) {
      const won = dice.roll(2, "result") === 1;
      play(byId, home, away, "home", won);
      play(byId, away, home, "away", !won);
    }
    field = [...byId.values()].sort((a, b) => b.score - a.score);
    return time;
  });
}

function play(field: Map<string, SwissEntry>, id: string, opponent: string, venue: "home" | "away", won: boolean) {
  const own = field.get(id);
  if (own === undefined) return;
  field.set(id, {
    ...own,
    score: own.score + (won ? 3 : 0),
    met: [...own.met, opponent],
    homes: own.homes + (venue === "home" ? 1 : 0),
    aways: own.aways + (venue === "away" ? 1 : 0),
    lastVenue: venue,
  });
}
