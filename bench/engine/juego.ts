import { fold } from "@/engine/core/play";
import { seededDice, simulate } from "@/engine/core/simulate";
import { bots, Options, rules } from "@/engine/juego-de-la-liga";
import { looseMatch, loosePitch } from "@/engine/juego-de-la-liga/match/loose-match";
import { type Figure, medianWork, withLimit } from "../figure";

const MATCHES = 100_000;

/** Expected goals between two printed elevens: an absorbing chain, exact (worked out in `simulation.test.ts`). */
const EXACT_GOALS = 2.0667;

const SEASONS = 51;

/** The season game: how fast six clubs play it, and 100,000 printed matches against the exact value. */
export function* bench(): Generator<Figure> {
  yield* speed();
  yield* goals();
}

function* speed(): Generator<Figure> {
  const entrants = Array.from({ length: 6 }, (_, seat) => ({ kind: "coach", name: `Club ${seat}` }) as const);
  const start = { edition: "rulebook", options: Options.parse({}), entrants } as const;
  const greedy = entrants.map(() => bots.greedy);
  const season = (seed: number) => simulate(rules, start, greedy, seed);
  const work = { unit: "ms of work", n: SEASONS };
  yield withLimit({ name: "juego-season-of-six", value: medianWork(season, SEASONS), ...work }, 15);
  const { log } = season(0).play;
  yield withLimit({ name: "juego-replay", value: medianWork(() => fold(rules, log), SEASONS), ...work }, 5);
  yield { name: "juego-replay-lines", value: log.length, unit: "events", n: 1 };
}

function* goals(): Generator<Figure> {
  const pitch = loosePitch(Options.parse({}), ["S1", "S6"]);
  const dice = seededDice(1);
  let total = 0;
  for (let match = 0; match < MATCHES; match++) {
    const [home, away] = looseMatch(pitch, [{}, {}], dice).goals;
    total += home + away;
  }
  const miss = Number(Math.abs(total / MATCHES - EXACT_GOALS).toPrecision(3));
  yield { name: "juego-printed-goals", value: Number((total / MATCHES).toPrecision(5)), unit: "goals", n: MATCHES };
  yield withLimit({ name: "juego-printed-goals-off-the-exact-value", value: miss, unit: "goals", n: MATCHES }, 0.02);
}
