import { BOT_IDS, type BotId, simulate } from "@/engine/core/simulate";
import { bots, rules } from "@/engine/lastuf-futbol";
import { type Figure, medianWork, shareOf, withLimit } from "../figure";

/** Simulated games for each way of playing, end and bot; `game-lengths` plays more. */
const GAMES = 20;
/** Games that are timed. */
const TIMED = 101;

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

/** Plays a game by one kind of bot with that seed. */
function player(players: number, options: Record<string, unknown>, bot: BotId) {
  const seats = Array.from({ length: players }, () => bots[bot]);
  const begin = start(players, options);
  return (seed: number) => simulate(rules, begin, seats, seed);
}

/** How fast games are, by bot, and how long they are. */
export function* bench(): Generator<Figure> {
  for (const bot of BOT_IDS) {
    const value = medianWork(player(4, {}, bot), TIMED);
    const figure = { name: `lastuf-4-players-${bot}`, value, unit: "ms of work", n: TIMED };
    yield bot === "random" ? withLimit(figure, 3) : figure;
  }
  yield* lengths(GAMES);
}

/** Turns of so many simulated games for each way of playing, end and bot; all must end. */
export function* lengths(count: number): Generator<Figure> {
  for (const end of ENDS) {
    for (const { name, players, variant } of WAYS) {
      for (const bot of BOT_IDS) {
        const play = player(players, { variant, ...end.options }, bot);
        const games = Array.from({ length: count }, (_, seed) => play(seed));
        const turns = games.map(({ play: { state } }) => state.table.turns);
        const unfinished = games.filter(({ finished }) => !finished).length;
        const figure = (what: string, value: number) => ({
          name: `lastuf-${name}-${end.name}-${bot}-${what}`,
          value,
          unit: "turns",
          n: count,
        });
        yield figure("mean", Number((turns.reduce((sum, one) => sum + one, 0) / count).toPrecision(4)));
        yield figure("median", shareOf(turns, 0.5));
        yield figure("p95", shareOf(turns, 0.95));
        yield withLimit({ ...figure("unfinished", unfinished), unit: "games" }, 0);
      }
    }
  }
}
