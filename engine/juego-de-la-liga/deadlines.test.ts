import { describe, expect, test } from "vitest";
import { seededDice } from "../core/simulate";
import {
  aMatchday,
  aSeason,
  atStage,
  dealt,
  having,
  linedUp,
  offering,
  owning,
  refusalOf,
  rolling,
  someEntrants,
  toldBy,
} from "./builders";
import { nextDue } from "./due";
import { matchdayOf, matchOf } from "./evolve/matchday";
import type { Options } from "./options";
import { rules } from "./rules";

const clock = { kind: "clock" } as const;
const standIn = (seat: number) => ({ type: "stand-in", seat }) as const;
const HOUR = 3_600_000;
/** Move dice 2 and 3, everything else by seed. */
const fromSeed = () => {
  const seeded = seededDice(3);
  const queue = [2, 3];
  return {
    ...seeded,
    roll: (sides: number, purpose: string) =>
      purpose.startsWith("move") ? (queue.shift() ?? 1) : seeded.roll(sides, purpose),
  };
};
const onForwards = (options: Partial<Options>) =>
  offering(having(aSeason({ options }), 0, { sheet: "S1" }), ["P126", "P127"]);

describe("a late transfer turn", () => {
  test("no deadline, nothing due; with one the clock comes exactly then", () => {
    expect(nextDue(aSeason())).toBeUndefined();
    const state = aSeason({ options: { turnDeadline: 24 * HOUR } });
    expect(nextDue(state)).toEqual({ at: 24 * HOUR, command: standIn(0) });
    expect(refusalOf(state, standIn(0), clock, 24 * HOUR - 1)).toBe("not-due");
    expect(refusalOf(state, standIn(0), clock, 24 * HOUR)).toBeUndefined();
    expect(refusalOf(state, standIn(0), { kind: "seat", seat: 0 })).toBe("clock-only");
  });

  test("[JL-275] the roll and forced payments happen, nothing is signed", () => {
    const state = onForwards({ turnDeadline: HOUR });
    const { events, state: after } = toldBy(state, standIn(0), clock, fromSeed(), HOUR);
    expect(events.map(({ type }) => type)).toEqual(["moved", "signing-offered", "turn-began"]);
    expect(after.clubs[0]?.squad).toEqual([]);
    const owing = owning(having(state, 0, { millions: 1, at: 8 }), 0, ["P022", "P003"]);
    const paid = toldBy(owing, standIn(0), clock, fromSeed(), HOUR);
    expect(paid.events.map(({ type }) => type)).toEqual(["moved", "fine-owed", "sold", "fine-paid", "turn-began"]);
    expect(paid.state.clubs[0]?.squad.map(({ card }) => card)).toEqual(["P003"]);
  });

  test("[JL-275] option: the bot plays the turn in full", () => {
    const state = onForwards({ turnDeadline: HOUR, whenLate: "bot" });
    const { events } = toldBy(state, standIn(0), clock, fromSeed(), HOUR);
    expect(events.map(({ type }) => type)).toEqual(["moved", "signing-offered", "signed", "refilled", "turn-began"]);
  });

  test("a turn that was begun is finished, whatever its stage", () => {
    const owes = atStage(owning(having(onForwards({}), 0, { millions: 1 }), 0, ["P022"]), {
      kind: "in-debt",
      amount: 8,
    });
    const { state } = toldBy(owes, standIn(0), { kind: "organiser" }, fromSeed());
    expect(state.phase).toMatchObject({ kind: "transfer", turn: { seat: 1 } });
  });

  test("a bot in a seat plays at once", () => {
    const entrants = someEntrants(2).map((entrant, seat) =>
      entrant.kind === "coach" && seat === 0 ? { ...entrant, bot: "greedy" as const } : entrant,
    );
    const state = aSeason({ entrants });
    expect(nextDue(state)).toEqual({ at: 0, command: standIn(0) });
    expect(toldBy(state, standIn(0), clock, seededDice(1)).state.phase).toMatchObject({ turn: { seat: 1 } });
  });
});

describe("a line-up that is missing", () => {
  const missing = (options: Partial<Options> = {}) =>
    linedUp(owning(aMatchday({ options: { lineUpDeadline: HOUR, ...options } }), 0, ["P021", "P022"], {}), 3);

  test("[JL-261] the system lines up the best eleven of an absent coach and plays the match", () => {
    const state = missing();
    expect(nextDue(state)).toEqual({ at: HOUR, command: standIn(0) });
    const begun = toldBy(state, standIn(0), clock, seededDice(1), HOUR).state;
    expect(matchOf(begun).lineUps[0]).toEqual({ DF1: "P021", DF4: "P022" });
    const over = toldBy(begun, { type: "play-out", fixture: "round-1:0-3" }, { kind: "organiser" }, seededDice(1));
    expect(over.state.fixtures[0]?.result?.kind).toBe("played");
  });

  test("[JL-262] option forfeit: the match counts 0-3, 0 points and 3", () => {
    const state = toldBy(
      dealt(missing({ absent: "forfeit" }), 0, "poor-form-1"),
      standIn(0),
      clock,
      seededDice(1),
      HOUR,
    ).state;
    expect(rules.results(state)[0]).toMatchObject({
      kind: "awarded",
      winner: 3,
      sides: [
        { seat: 0, score: 0, points: 0 },
        { seat: 3, score: 3, points: 3 },
      ],
    });
    expect(state.actionDiscard).toEqual(["poor-form-1"]);
  });

  test("with both absent both lose", () => {
    const both = aMatchday({ options: { absent: "forfeit" } });
    const once = toldBy(both, standIn(0), { kind: "organiser" }, seededDice(1)).state;
    expect(matchdayOf(once).missed).toEqual([0]);
    const twice = toldBy(once, standIn(3), { kind: "organiser" }, seededDice(1)).state;
    expect(rules.results(twice)[0]).toMatchObject({ kind: "double-loss", sides: [{ points: 0 }, { points: 0 }] });
  });

  test("a match may have a deadline too", () => {
    const state = linedUp(aMatchday({ options: { matchDeadline: HOUR } }), 0, 3);
    const command = { type: "play-out", fixture: "round-1:0-3" } as const;
    expect(nextDue(state)).toEqual({ at: HOUR, command });
    expect(refusalOf(rolling(state, 6, 1), command, clock, HOUR - 1)).toBe("not-due");
    expect(refusalOf(state, command, clock, HOUR)).toBeUndefined();
  });
});

describe("who may act", () => {
  test("an attempt to play for another coach is refused", () => {
    expect(refusalOf(aSeason(), { type: "roll", seat: 0 }, { kind: "seat", seat: 1 })).toBe("not-your-seat");
    expect(refusalOf(aSeason(), { type: "roll", seat: 9 })).toBe("no-such-club");
    const begun = linedUp(aMatchday(), 0, 3);
    expect(refusalOf(begun, { type: "roll-match", seat: 3, fixture: "round-1:0-3" })).toBe("not-your-die");
    const out = { type: "play-out", seat: 1, fixture: "round-1:0-3" } as const;
    expect(refusalOf(begun, out, { kind: "seat", seat: 1 })).toBe("not-your-match");
    expect(refusalOf(begun, { ...out, seat: 3 }, { kind: "seat", seat: 3 })).toBeUndefined();
    expect(refusalOf(begun, { ...out, fixture: "round-1:2-1" })).toBe("line-ups-missing");
    expect(refusalOf(begun, { ...out, fixture: "round-2:1-2" })).toBe("no-such-match");
  });
});
