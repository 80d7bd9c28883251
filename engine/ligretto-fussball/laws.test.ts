import fc from "fast-check";
import { vi } from "vitest";
import { keepsTheLaws } from "../core/laws";
import { bots } from "./bots";
import { aStart } from "./builders";
import { TEAMS } from "./cards";
import { DECK } from "./data/deck";
import { checkConserved } from "./invariant";
import type { Command } from "./model";
import { Options } from "./options";
import { rules } from "./rules";
import type { State } from "./state";

vi.setConfig({ testTimeout: 90_000 });

const options = fc.oneof(
  { weight: 3, arbitrary: fc.constant(Options.parse({})) },
  { weight: 3, arbitrary: houseRules() },
  { weight: 1, arbitrary: fc.constant(Options.parse({ mode: "scoreboard", bestOf: 3 })) },
);

function houseRules() {
  return fc
    .record({
      goalOnCounterplay: fc.boolean(),
      revealBoth: fc.boolean(),
      literalYellow: fc.boolean(),
      freezeMs: fc.integer({ min: 3_000, max: 8_000 }),
      soloGoals: fc.constantFrom<2 | 3>(2, 3),
      wrongCardPenalty: fc.boolean(),
      fairnessMs: fc.constantFrom(0, 80),
      bestOf: fc.constantFrom<1 | 3>(1, 3),
    })
    .map((chosen) => Options.parse(chosen));
}

const ids = TEAMS.flatMap((team) => DECK[team].map(({ id }) => id));
const seat = fc.nat(3);
const team = fc.constantFrom(...TEAMS);
const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Command>({ type: "turn" }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant("play-card" as const), card: fc.constantFrom(...ids) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("play-card" as const), card: fc.constantFrom(...ids), seen: fc.nat(60) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("place-yellow" as const), victim: seat }) },
  { weight: 1, arbitrary: fc.constant<Command>({ type: "ready" }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("choose-team" as const), team }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Command>({ type: "tick" }, { type: "lost", seat: 1 }, { type: "interrupt" }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom("record-goal" as const, "record-yellow" as const), team }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Command>({ type: "record-draw" }, { type: "start-timer" }, { type: "stop-timer" }),
  },
);

/**
 * The two cards of every hand that come next; `races.test.ts` looks at all of them. Goal cards of past matches of a
 * best-of are named in its history and may be in a hand again.
 */
function someHidden({ players, rounds }: State): readonly string[] {
  const scored = new Set(rounds.flatMap((round) => (round.kind === "goal" ? (round.card ?? []) : [])));
  const hidden = players.flatMap(({ hand }) => hand.slice(-2));
  return hidden.filter((id) => !scored.has(id)).map((id) => `"${id}"`);
}

keepsTheLaws({
  rules,
  starts: fc.tuple(fc.constantFrom(2, 3, 4), options).map(([seats, chosen]) => aStart(seats, chosen)),
  bot: (view, seat, legal, dice) => [bots.greedy, bots.strong, bots.random][seat % 3]?.(view, seat, legal, dice),
  commands: () => commands,
  invariant: checkConserved,
  secrets: someHidden,
  runs: { plays: 8, commands: 20_000, again: true },
});
