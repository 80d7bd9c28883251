import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, foldOn } from "../core/play";
import { seededDice, simulate } from "../core/simulate";
import { bots } from "./bots";
import { aPlay, held, played, refusalOf } from "./builders";
import { type CardId, COLOURS } from "./cards";
import type { Command } from "./model";
import { rules } from "./rules";
import type { State } from "./state";

const start = (players: number, options: Record<string, unknown> = {}) => ({
  edition: "rulebook" as const,
  options: rules.options.parse(options),
  entrants: Array.from({ length: players }, (_, seat) => ({ name: `Coach ${seat}` })),
});

/** Every way to use a turn that can be said with these cards and footballers. */
function sayable(state: State): Command[] {
  const cards: readonly CardId[] = [...(state.hidden.hands[state.table.turn] ?? []), "L05"];
  const targets: readonly CardId[] = [
    ...state.table.areas.flatMap(({ footballers }) => footballers.map(({ card }) => card)),
    "L01",
  ];
  return cards.flatMap((card): Command[] => [
    { type: "lay-footballer", card } as const,
    ...COLOURS.map((goal) => ({ type: "play-ball", card, goal }) as const),
    ...targets.flatMap((target) => [
      { type: "show-red-card", card, target } as const,
      { type: "show-yellow-card", card, target } as const,
      { type: "injure", card, target } as const,
      { type: "heal", card, target } as const,
    ]),
    ...targets.flatMap((own) => targets.map((other) => ({ type: "exchange-players", card, own, other }) as const)),
    ...COLOURS.flatMap((own) => COLOURS.map((other) => ({ type: "change-field", card, own, other }) as const)),
  ]);
}

describe("what is legal", () => {
  test("is exactly what is accepted, at any moment of a game", () => {
    const moments = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer(), cut: fc.nat() });
    const law = fc.property(moments, ({ players, seed, cut }) => {
      const { play } = simulate(
        rules,
        start(players),
        Array.from({ length: players }, () => bots.random),
        seed,
      );
      const turns = play.log.filter(({ event }) => event.type === "turn-passed").map(({ seq }) => seq + 1);
      const { state } = fold(rules, play.log.slice(0, turns[cut % turns.length]));
      if (state.table.phase !== "turn") return;
      const legal = rules.legal(state, state.table.turn).map(({ command }) => JSON.stringify(command));
      const plays = legal.filter((command) => !command.includes('"discard"'));
      const accepted = sayable(state).filter((command) => {
        return (
          rules.decide(state, command, { by: { kind: "recorder" }, at: 0, dice: seededDice(1) }).kind === "accepted"
        );
      });
      expect(new Set(accepted.map((command) => JSON.stringify(command)))).toEqual(new Set(plays));
      expect(legal).toHaveLength(plays.length + 15);
    });
    fc.assert(law, { numRuns: 15 });
  });

  test("is nothing for a seat that is not due", () => {
    const play = aPlay({ goals: [{ red: 0 }, { blue: 0 }], hands: [["red"]] });
    expect(rules.legal(play, 1)).toEqual([]);
    expect(rules.legal(play, 0).length).toBeGreaterThan(15);
  });
});

describe("what may be taken back", () => {
  const shot = () => {
    const play = aPlay({ goals: [{ red: 0 }, { blue: 0 }], sides: [["blue"]], hands: [["ball"], ["var"]] });
    const command: Command = { type: "play-ball", card: held(play, 0, "ball"), goal: "blue" };
    const { events } = played(play, [command]);
    return events.map((event, index) => ({ seq: 20 + index, at: 0, by: { kind: "recorder" } as const, event }));
  };
  const state = aPlay({ goals: [{ red: 0 }, { blue: 0 }] });

  test("a command that has shown nobody a hidden card, by who keeps the table", () => {
    expect(rules.withdrawable(shot(), state, { kind: "recorder" })).toEqual([{ from: 20, to: 21 }]);
    expect(rules.withdrawable(shot(), state, { kind: "organiser" })).toEqual([{ from: 20, to: 21 }]);
    expect(rules.withdrawable(shot(), state, { kind: "seat", seat: 0 })).toEqual([]);
  });

  test("nothing once a card has been drawn", () => {
    const play = aPlay({ goals: [{ red: 0 }, { blue: 0 }], hands: [["red"]] });
    const { events } = played(play, [{ type: "lay-footballer", card: held(play, 0, "red") }]);
    const entries = events.map((event, seq) => ({ seq, at: 0, by: { kind: "recorder" } as const, event }));
    expect(rules.withdrawable(entries, state, { kind: "recorder" })).toEqual([]);
  });

  test("a goal that was chosen, so that another one may be", () => {
    const log = rules
      .setup(start(3), seededDice(3))
      .map((event, seq) => ({ seq, at: 0, by: { kind: "recorder" } as const, event, draws: [] }));
    let play = fold<State, (typeof log)[number]["event"]>(rules, log);
    const { events } = played(play.state, [{ type: "choose-goal", goal: "red" }]);
    play = foldOn(
      rules,
      play,
      events.map((event, index) => ({ seq: 1 + index, at: 0, by: { kind: "recorder" } as const, event, draws: [] })),
    );
    expect(play.state.table.freeGoals).not.toContain("red");
    const [range] = rules.withdrawable(play.entries, play.state, { kind: "recorder" });
    if (range === undefined) throw new Error("nothing may be taken back");
    const gone = {
      seq: 2,
      at: 0,
      by: { kind: "recorder" } as const,
      event: { type: "withdrawn", ...range } as const,
      draws: [],
    };
    expect(foldOn(rules, play, [gone]).state.table.freeGoals).toContain("red");
  });
});

test("commands with anything too much, too little or unknown in them are not understood", () => {
  const bad: unknown[] = [
    { type: "play-ball", card: "L99", goal: "red" },
    { type: "play-ball", card: "L52", goal: "pink" },
    { type: "play-ball", card: "L52" },
    { type: "lay-footballer", card: "L05", seat: 1 },
    { type: "let-stand", seat: 4 },
    { type: "discard", cards: ["L05", "L06", "L07", "L08", "L09", "L10"] },
    null,
  ];
  for (const command of bad) expect(rules.command.safeParse(command).success, JSON.stringify(command)).toBe(false);
});

test("a refusal changes nothing and rolls nothing", () => {
  const play = aPlay({ goals: [{ red: 0 }, { blue: 0 }], hands: [["ball"]] });
  const before = JSON.stringify(play);
  expect(refusalOf(play, { type: "play-ball", card: held(play, 0, "ball"), goal: "blue" }, { by: 0 })).toBe(
    "no-superiority",
  );
  expect(JSON.stringify(play)).toBe(before);
});
