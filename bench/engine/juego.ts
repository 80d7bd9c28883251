import { fold } from "@/engine/core/play";
import { seededDice, simulate } from "@/engine/core/simulate";
import { bots, Options, rules } from "@/engine/juego-de-la-liga";
import { looseMatch, loosePitch } from "@/engine/juego-de-la-liga/match/loose-match";
import { type Figure, medianMs, withLimit } from "../figure";

const MATCHES = 100_000;

/** Expected goals between two printed elevens: an absorbing chain, exact (worked out in `simulation.test.ts`). */
const EXACT_GOALS = 2.0667;

const SEASONS = 31;

/** The season game: how fast six clubs play it, and 100,000 printed matches against the exact value. */
export function bench(): Figure[] {
  return [...speed(), ...goals()];
}

function speed(): Figure[] {
  const entrants = Array.from({ length: 6 }, (_, seat) => ({ kind: "coach", name: `Club ${seat}` }) as const);
  const start = { edition: "rulebook", options: Options.parse({}), entrants } as const;
  const greedy = entrants.map(() => bots.greedy);
  let seed = 0;
  const season = () => simulate(rules, start, greedy, seed++);
  const { play } = season();
  return [
    withLimit({ name: "juego-season-of-six", value: medianMs(season, SEASONS), unit: "ms", n: SEASONS }, 15),
    withLimit(
      { name: "juego-replay", value: medianMs(() => fold(rules, play.log), SEASONS), unit: "ms", n: play.log.length },
      5,
    ),
  ];
}

function goals(): Figure[] {
  const pitch = loosePitch(Options.parse({}), ["S1", "S6"]);
  const dice = seededDice(1);
  let total = 0;
  for (let match = 0; match < MATCHES; match++) {
    const [home, away] = looseMatch(pitch, [{}, {}], dice).goals;
    total += home + away;
  }
  const miss = Number(Math.abs(total / MATCHES - EXACT_GOALS).toPrecision(3));
  return [
    { name: "juego-printed-goals", value: Number((total / MATCHES).toPrecision(5)), unit: "goals", n: MATCHES },
    withLimit({ name: "juego-printed-goals-off-the-exact-value", value: miss, unit: "goals", n: MATCHES }, 0.02),
  ];
}
