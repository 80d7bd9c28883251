import { describe, expect, test } from "vitest";
import { aPlay, held, played, refusalOf, type Scene, standing } from "./builders";
import type { Command } from "./model";
import type { State } from "./state";

/** The yellow goal attacks the red one with so many against so many. */
const attack = (attackers: readonly string[], defenders: readonly string[], changes: Partial<Scene> = {}) =>
  aPlay({ goals: [{ yellow: 0 }, { red: 0 }], sides: [attackers, defenders], hands: [["ball"]], ...changes });

const reds = (count: number) => Array.from({ length: count }, () => "red");
const shot = (play: State, goal: "red" | "yellow" | "blue" = "red"): Command => ({
  type: "play-ball",
  card: held(play, 0, "ball"),
  goal,
});
const letStand: Command = { type: "let-stand", seat: 1 };
const balls = ({ table }: State, seat: number) => table.areas[seat]?.goals[0]?.balls.length;

describe("superiority", () => {
  test("[LF-026 LF-027] against two defenders three attackers are needed: two against two is refused", () => {
    const level = attack(reds(2), reds(2));
    expect(refusalOf(level, shot(level))).toBe("no-superiority");
    const superior = attack(reds(3), reds(2));
    expect(balls(played(superior, [shot(superior), letStand]).state, 1)).toBe(1);
  });

  test("[LF-084] active attackers must outnumber active defenders: one against none scores, none against none does not", () => {
    const one = attack(reds(1), []);
    expect(refusalOf(one, shot(one))).toBeUndefined();
    const none = attack([], []);
    expect(refusalOf(none, shot(none))).toBe("no-superiority");
    const injured = attack(["red+injury"], []);
    expect(refusalOf(injured, shot(injured))).toBe("no-superiority");
    const hurtDefenders = attack(reds(2), ["red+injury", "red"]);
    expect(refusalOf(hurtDefenders, shot(hurtDefenders))).toBeUndefined();
  });

  test("[LF-085] a booked footballer counts in full", () => {
    const play = attack(["red+yellow-card", "red", "red"], reds(2));
    expect(refusalOf(play, shot(play))).toBeUndefined();
    const booked = attack(reds(2), ["red+yellow-card", "red"]);
    expect(refusalOf(booked, shot(booked))).toBe("no-superiority");
  });

  test("[LF-086] a ball is aimed at one goal of one opponent, and nobody else's footballers count", () => {
    const play = aPlay({
      goals: [{ yellow: 0 }, { red: 0 }, { blue: 0 }],
      sides: [reds(2), reds(2), reds(1)],
      hands: [["ball"]],
    });
    expect(refusalOf(play, shot(play))).toBe("no-superiority");
    expect(refusalOf(play, shot(play, "yellow"))).toBe("own-goal");
    const two = aPlay({ goals: [{ yellow: 0 }, { red: 0 }, { blue: 0 }], sides: [["red", "blue"]], hands: [["ball"]] });
    const { state } = played(two, [shot(two, "blue"), { type: "let-stand", seat: 2 }]);
    expect([balls(state, 1), balls(state, 2)]).toEqual([0, 1]);
  });

  test("a goal that is not in play takes no ball", () => {
    const play = attack(["blue", "red"], [], { options: { removeUnusedColours: false } });
    expect(refusalOf(play, shot(play, "blue"))).toBe("goal-not-in-play");
  });
});

describe("a goal", () => {
  test("[LF-040] three attackers against two defenders and a ball: one goal", () => {
    const play = attack(reds(3), reds(2));
    const { state, events } = played(play, [shot(play), letStand]);
    expect(events[0]).toMatchObject({ type: "ball-played", attackers: 3, defenders: 2 });
    expect(events.find(({ type }) => type === "goal-scored")).toMatchObject({ seat: 0, owner: 1, balls: 1 });
    expect(state.table.areas.map(({ tally }) => [tally.scored, tally.conceded])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test("[LF-087] stays on the goal as its counter, and the attackers stay on the table", () => {
    const play = attack(reds(1), [], { goals: [{ yellow: 0 }, { red: 1 }] });
    const ball = held(play, 0, "ball");
    const { state } = played(play, [shot(play), letStand]);
    expect(state.table.areas[1]?.goals[0]?.balls).toContain(ball);
    expect(balls(state, 1)).toBe(2);
    expect(standing(state, 0, "red")).toHaveLength(1);
  });
});

describe("house rule fast", () => {
  const fast = (reshuffles: number, attackers: number, defenders: number) => {
    const play = attack(reds(attackers), reds(defenders), { options: { fast: true }, reshuffles });
    return refusalOf(play, shot(play));
  };

  test("[LF-120] after the first reshuffle as many attackers as defenders are enough, but at least one", () => {
    expect(fast(0, 2, 2)).toBe("no-superiority");
    expect(fast(1, 2, 2)).toBeUndefined();
    expect(fast(1, 0, 0)).toBe("no-superiority");
    expect(fast(1, 1, 2)).toBe("no-superiority");
    const slow = attack(reds(2), reds(2), { reshuffles: 1 });
    expect(refusalOf(slow, shot(slow))).toBe("no-superiority");
  });
});
