import { seededDice, simulate } from "@/engine/core/simulate";
import { bots, rules } from "@/engine/ligretto-fussball";
import { aStart } from "@/engine/ligretto-fussball/builders";
import { type Measured, measure } from "@/engine/ligretto-fussball/measure";
import { type Figure, medianWork, withLimit } from "../figure";

/** Plays whose rounds are measured; `game-lengths` has more of them. */
const PLAYS = 60;

/** What the sanity ranges of the rulings say for each of our figures. */
const RANGES = {
  "1v1": { round: [40, 60], match: [180, 240], rounds: [4, 5], lost: [0.1, 0.15] },
  "2v2": { lost: [0.2, 0.3] },
  "1v2": { alone: [0.2, 0.3] },
} as const;

/** A figure beside the range in which it is expected; the range depends on the bots, so it is no limit. */
type Ranged = Figure & { readonly expected?: readonly number[] };

/** How fast the rules of the card race are, and how its rounds end. */
export function* bench(): Generator<Ranged> {
  yield* speed();
  yield* rounds(PLAYS);
}

/** How rounds end and how long they take, out of so many plays of two and of four, and half as many of three. */
export function* rounds(plays: number): Generator<Ranged> {
  yield* lengths(measure(2, plays));
  yield* crowded(measure(4, plays), measure(3, plays / 2), plays / 2);
}

/** A share that must stay below one in a thousand; of fewer rounds nothing can be said. */
const oneInAThousand = (figure: Ranged): Ranged => (figure.n < 1_000 ? figure : withLimit(figure, 0.001));

function lengths(duel: Measured): Ranged[] {
  const { round, match, rounds, lost } = RANGES["1v1"];
  const figure = (name: string, value: number, unit: string, expected?: readonly number[]): Ranged => ({
    name: `ligretto-1v1-${name}`,
    value: rounded(value),
    unit,
    n: duel.rounds,
    ...(expected === undefined ? {} : { expected }),
  });
  return [
    oneInAThousand(figure("rounds-without-goal", 1 - duel.goalShare, "share")),
    figure("round", duel.roundSeconds, "s", round),
    figure("match", duel.matchSeconds, "s", match),
    figure("rounds-per-match", duel.roundsPerMatch, "rounds", rounds),
    figure("lost-races", duel.lostRaces, "share", lost),
  ];
}

function crowded(pairs: Measured, three: Measured, alone: number): Ranged[] {
  return [
    oneInAThousand({
      name: "ligretto-2v2-rounds-without-goal",
      value: rounded(1 - pairs.goalShare),
      unit: "share",
      n: pairs.rounds,
    }),
    {
      name: "ligretto-2v2-lost-races",
      value: rounded(pairs.lostRaces),
      unit: "share",
      n: pairs.rounds,
      expected: RANGES["2v2"].lost,
    },
    oneInAThousand({
      name: "ligretto-1v2-rounds-without-goal",
      value: rounded(1 - three.goalShare),
      unit: "share",
      n: three.rounds,
    }),
    {
      name: "ligretto-1v2-alone-wins",
      value: rounded(three.awayWins),
      unit: "share",
      n: alone,
      expected: RANGES["1v2"].alone,
    },
  ];
}

/** One decision and its events on the states of a whole match of four. */
function speed(): Figure[] {
  const { play } = simulate(rules, aStart(4), [bots.greedy, bots.greedy, bots.greedy, bots.greedy], 1);
  const dice = seededDice(1);
  let state = rules.evolve(undefined, play.entries[0]?.event ?? never(), 0);
  const states = play.entries.slice(1).map(({ event, at }) => {
    state = rules.evolve(state, event, at);
    return state;
  });
  const decideAll = () => {
    for (const now of states)
      rules.decide(now, { type: "turn" }, { by: { kind: "seat", seat: 0 }, at: now.at + 400, dice });
  };
  const viewAll = () => {
    for (const now of states) rules.view(now, 0);
  };
  const each = (ms: number) => rounded(ms / states.length);
  return [
    withLimit(
      { name: "ligretto-decide", value: each(medianWork(decideAll, 31)), unit: "ms of work", n: states.length },
      0.1,
    ),
    withLimit(
      { name: "ligretto-view", value: each(medianWork(viewAll, 31)), unit: "ms of work", n: states.length },
      0.1,
    ),
  ];
}

const rounded = (value: number) => Number(value.toPrecision(3));

function never(): never {
  throw new Error("a play starts with its set-up events");
}
