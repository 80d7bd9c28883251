import { BOT_IDS, type BotId, simulate } from "@/engine/core/simulate";
import { bots, rules } from "@/engine/lastuf-futbol";
import { type Figure, withLimit } from "../figure";

const GAMES = 2_000;

const WAYS = [
  { name: "2-players", players: 2, variant: "one-goal" },
  { name: "2-players-any-of-two-goals", players: 2, variant: "two-goals-any" },
  { name: "2-players-both-goals", players: 2, variant: "two-goals-both" },
  { name: "3-players", players: 3, variant: "one-goal" },
  { name: "4-players", players: 4, variant: "one-goal" },
] as const;

const ENDS = [
  { name: "no-cap", options: { turnCap: "none" } },
  { name: "cap", options: {} },
  { name: "fast", options: { fast: true } },
] as const;

function start(players: number, options: Record<string, unknown>) {
  const entrants = Array.from({ length: players }, (_, seat) => ({ name: `Coach ${seat}` }));
  return { edition: "rulebook" as const, options: rules.options.parse(options), entrants };
}

/** Turns and milliseconds of many games by one kind of bot, each in rising order. */
function games(players: number, options: Record<string, unknown>, bot: BotId, count: number) {
  const seats = Array.from({ length: players }, () => bots[bot]);
  const begin = start(players, options);
  const turns: number[] = [];
  const times: number[] = [];
  let unfinished = 0;
  for (let seed = 0; seed < count; seed++) {
    const before = performance.now();
    const { play, finished } = simulate(rules, begin, seats, seed);
    times.push(performance.now() - before);
    turns.push(play.state.table.turns);
    if (!finished) unfinished++;
  }
  return { turns: turns.sort((a, b) => a - b), times: times.sort((a, b) => a - b), unfinished };
}

const at = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
const round = (value: number) => Number(value.toPrecision(4));

/** Turns of simulated games of Lastuf Futbol by way of playing, end and bot; all must end. And how long one takes. */
export function bench(): Figure[] {
  const figures: Figure[] = [];
  games(4, {}, "random", 200);
  for (const end of ENDS) {
    for (const { name, players, variant } of WAYS) {
      for (const bot of BOT_IDS) {
        const { turns, unfinished } = games(players, { variant, ...end.options }, bot, GAMES);
        const figure = (what: string, value: number) => ({
          name: `lastuf-${name}-${end.name}-${bot}-${what}`,
          value: round(value),
          unit: "turns",
          n: GAMES,
        });
        figures.push(
          figure("mean", turns.reduce((sum, one) => sum + one, 0) / turns.length),
          figure("median", at(turns, 0.5)),
          figure("p95", at(turns, 0.95)),
          withLimit({ ...figure("unfinished", unfinished), unit: "games" }, 0),
        );
      }
    }
  }
  for (const bot of BOT_IDS) {
    const { times } = games(4, {}, bot, 500);
    const figure = { name: `lastuf-4-players-${bot}`, value: round(at(times, 0.5)), unit: "ms", n: 500 };
    figures.push(bot === "random" ? withLimit(figure, 3) : figure);
  }
  return figures;
}
