import { describe, expect, test } from "vitest";
import { aMatch, aPlay, ended, now } from "./builders";
import { refusalOf } from "./legal";
import { Command } from "./model";
import { REFUSALS } from "./refusals";
import { rules } from "./rules";
import { rangeOfLine } from "./view/log";

describe("the log", () => {
  test("newest first, with people by number, the score after a touchdown and the place in the log", () => {
    const play = aMatch({ away: { dedicatedFans: 2 } });
    const by = { side: "home", player: "p7" } as const;
    const when = now(play);
    play.does({ type: "casualty", when, victim: { side: "away", player: "p1" }, cause: "block", by }, 1);
    play.does({ type: "touchdown", when, side: "home", player: "p5" });
    const { log } = rules.view(play.state(), undefined);
    expect(log.slice(0, 2)).toMatchObject([
      { side: "home", when, score: { home: 1, away: 0 }, player: { number: 5 }, event: { type: "touchdown-scored" } },
      {
        side: "home",
        player: { number: 1 },
        by: { number: 7 },
        event: { type: "casualty-suffered", casualty: "badly-hurt" },
      },
    ]);
    const { entries } = play.folded();
    const ranges = rules.withdrawable(entries, play.state(), { kind: "recorder" });
    expect(log.slice(0, 2).map((line) => rangeOfLine(line, entries))).toEqual(ranges);
  });

  test("values that follow from the weather are part of its line", () => {
    const play = aMatch();
    const { log } = rules.view(play.state(), undefined);
    expect(log.map(({ event }) => event.type)).toEqual([
      "kicking-set",
      "weather-rolled",
      "fan-factor-rolled",
      "fan-factor-rolled",
    ]);
    expect(log[1]).toMatchObject({ entry: 3, lastEntry: 4 });
  });
});

describe("the two sides", () => {
  test("everybody sees the same, and a seat sees which side is its own", () => {
    const state = aMatch().state();
    expect(rules.view(state, 1).you).toBe("away");
    expect(rules.view(state, undefined)).toEqual({ ...rules.view(state, 0), you: undefined });
  });

  test("the grid counts who is where, and marks who is no lineman", () => {
    const play = aMatch({
      home: { linemen: 13, with: { p2: { position: "ogre", fee: 140_000 }, p13: { missesNext: true } } },
    });
    play.does({ type: "knocked-out", when: now(play), side: "home", player: "p1" });
    const { home } = rules.view(play.state(), undefined).sides;
    expect(home.counts).toEqual({ pitch: 10, reserves: 1, "knocked-out": 1, casualty: 0, "sent-off": 0 });
    expect(home.players.filter(({ lineman }) => !lineman).map(({ id }) => id)).toEqual(["p2"]);
    expect(home.absent).toEqual([
      { id: "p13", number: 13, name: "No 13", position: "human-lineman", why: "misses-match" },
    ]);
  });

  test("[BB-041 BB-042 BB-043 BB-045] winnings open up into attendance, touchdowns and the extra point", () => {
    const play = aMatch({ home: { dedicatedFans: 2 } });
    play.does({ type: "touchdown", when: now(play), side: "home", player: "p1" });
    ended(play);
    play.does({ type: "settle-result", side: "home" });
    const { fans, after } = rules.view(play.state(), 0).sides.home;
    expect(fans).toEqual({ dedicatedFans: 2, face: 2, fanFactor: 4 });
    expect(after?.result?.winnings).toEqual({
      gold: 55_000,
      kind: "winnings",
      terms: [
        { term: "half-attendance", value: 35_000 },
        { term: "touchdowns", value: 10_000 },
        { term: "not-stalling", value: 10_000 },
      ],
    });
    expect(after?.costlyErrorsTable[1]?.[3]).toBe("major-incident");
  });
});

describe("what is legal", () => {
  test("deeds that are offered are never refused, and every refusal has a code", () => {
    const play = aMatch();
    play.does({ type: "completion", when: now(play), side: "home", player: "p3" });
    for (const seat of [0, 1]) {
      const list = rules.legal(play.state(), seat);
      expect(list.length).toBeGreaterThan(seat === 0 ? 100 : 15);
      for (const { command, refusal } of list) {
        expect(Command.safeParse(command).success).toBe(true);
        expect(refusalOf(play.state(), command, { kind: "seat", seat })).toBe(refusal);
        if (refusal !== undefined) expect(REFUSALS).toContain(refusal);
      }
    }
    const completions = rules.legal(play.state(), 0).filter(({ command }) => command.type === "completion");
    expect(completions).toHaveLength(11);
  });

  test("a stranger may do nothing", () => {
    expect(rules.legal(aPlay().state(), 2)).toEqual([]);
  });
});

test("commands and events refuse what they do not know", () => {
  expect(Command.safeParse({ type: "roll-weather", extra: 1 }).success).toBe(false);
  expect(Command.safeParse({ type: "touchdown", side: "home", player: "p1" }).success).toBe(false);
  expect(rules.options.parse({})).toMatchObject({ decider: "draw", friendly: false });
  expect(rules.options.safeParse({ decider: "coin" }).success).toBe(false);
});
