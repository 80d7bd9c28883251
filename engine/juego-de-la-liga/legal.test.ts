import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appStream } from "../core/app-dice";
import { decideWith, fold } from "../core/play";
import { seededDice, simulate } from "../core/simulate";
import { random } from "./bots/random";
import { aMatch, aSeason, aStart, someEntrants } from "./builders";
import { Command } from "./command";
import { DUGOUT_SET } from "./data/dugout-set";
import { lineUpFault } from "./line-up";
import { Options } from "./options";
import { rules } from "./rules";
import type { State } from "./state";
import { view } from "./view";

describe("what is legal", () => {
  test("is accepted when it is asked for, and what is not is refused with the reason given", () => {
    const options = Options.parse({ clausulazo: true, subs: 1, squadMax: 6 });
    const start = { edition: "rulebook", options, entrants: someEntrants(4) } as const;
    const walks = fc.property(fc.integer(), (seed) => {
      const { play } = simulate(
        rules,
        start,
        start.entrants.map(() => random),
        seed,
      );
      let state: State | undefined;
      for (const [index, { event, at }] of play.entries.entries()) {
        state = rules.evolve(state, event, at);
        if (index % 7 === 0) checkAll(state, at);
      }
    });
    fc.assert(walks, { numRuns: 3 });
  });

  function checkAll(state: State, at: number) {
    for (const seat of state.order) {
      for (const { command, refusal } of rules.legal(state, seat)) {
        expect(Command.parse(command)).toEqual(command);
        const decision = rules.decide(state, command, { by: { kind: "seat", seat }, at, dice: seededDice(1) });
        expect(decision.kind === "refused" ? decision.refusal : undefined, JSON.stringify(command)).toBe(refusal);
      }
    }
  }

  test("a screen can judge a line-up on what its seat sees", () => {
    const state = aMatch({ DF1: "P021" });
    const seen = view(state, 0);
    for (const spaces of [{ DF1: "P021" }, { MF1: "P021" }, { DF9: "P021" }, { DF1: "P022" }]) {
      expect(lineUpFault(seen, 0, spaces)).toEqual(lineUpFault(state, 0, spaces));
    }
  });
});

describe("typed dice", () => {
  const lines = aStart({ coaches: 1 }).map((event, seq) => ({
    seq,
    at: 0,
    by: { kind: "clock" } as const,
    event,
    draws: [],
  }));
  const ask = (
    play: ReturnType<typeof fold<State, ReturnType<typeof aStart>[number]>>,
    command: Command,
    faces: readonly { purpose: string; face: number }[],
  ) =>
    decideWith(rules, play, command, { kind: "recorder" }, 1, {
      source: "typed",
      faces: faces.map((each) => ({ ...each, sides: 6 })),
    });

  test("a move asks for its two dice at once", () => {
    const play = fold(rules, lines);
    const die = { sides: 6, purpose: "move:seat-0" };
    expect(ask(play, { type: "roll", seat: 0 }, [])).toEqual({ kind: "needs-dice", needs: [die, die] });
    const typed = [2, 2].map((face) => ({ purpose: die.purpose, face }));
    expect(ask(play, { type: "roll", seat: 0 }, typed)).toMatchObject({ kind: "accepted" });
  });

  test("a match asks for one die after the other, each with a purpose of its own", () => {
    const match = aMatch();
    const play = { ...fold(rules, lines), state: match };
    const fixture = "round-1:0-3";
    const out = { type: "play-out", fixture } as const;
    const purposes = [
      `${fixture}:die-1:first:seat-0`,
      `${fixture}:die-2:first:seat-3`,
      `${fixture}:die-3:footballer:seat-0`,
    ];
    const faces = [6, 1, 2].map((face, index) => ({ purpose: purposes[index] ?? "", face }));
    for (const given of [0, 1, 2]) {
      expect(ask(play, out, faces.slice(0, given))).toEqual({
        kind: "needs-dice",
        needs: [{ sides: 6, purpose: purposes[given] }],
      });
    }
    expect(ask(play, { type: "roll-match", seat: 0, fixture }, faces.slice(0, 1))).toMatchObject({ kind: "accepted" });
  });

  test("app dice of a whole season come from one committed stream", () => {
    const play = fold(rules, lines);
    const choice = { source: "app", stream: appStream("07".repeat(32)), seed: 0, counter: 0 } as const;
    const outcome = decideWith(rules, play, { type: "roll", seat: 0 }, { kind: "seat", seat: 0 }, 1, choice);
    expect(outcome.kind === "accepted" && outcome.draws.slice(0, 2).map(({ purpose }) => purpose)).toEqual([
      "move:seat-0",
      "move:seat-0",
    ]);
  });
});

test("a season can be played with a set of one's own, and its log carries it", () => {
  const footballers = DUGOUT_SET.footballers.map((each) => ({ ...each, id: `X-${each.id}` }));
  const options = Options.parse({ set: { ...DUGOUT_SET, id: "own", footballers } });
  const start = { edition: "rulebook", options, entrants: someEntrants(2) } as const;
  const { play, finished } = simulate(rules, start, [random, random, random, random], 3);
  expect(finished).toBe(true);
  expect(play.state.transfers.every(({ card }) => card.startsWith("X-"))).toBe(true);
  const stored = play.log.map((line) => ({
    ...line,
    event: rules.event.parse(JSON.parse(JSON.stringify(line.event))),
  }));
  expect(fold(rules, stored).state).toEqual(play.state);
  expect(aSeason({ options: { set: options.set } }).market[0]?.card).toMatch(/^X-/);
});
