import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Answer } from "./answer";
import { fakeIo } from "./fake-io";
import * as schedule from "./schedule";
import * as swiss from "./swiss";

const Calendar = z.object({
  legs: z.number(),
  clubs: z.array(z.string()),
  rounds: z.array(
    z.object({
      round: z.number(),
      fixtures: z.array(z.object({ home: z.string(), away: z.string(), place: z.number().optional() })),
      bye: z.string().optional(),
    }),
  ),
  report: z.object({ breaks: z.number(), longestRun: z.number(), homeAwayGap: z.number(), carryOver: z.number() }),
});

async function calendar(...args: string[]) {
  const answer = await schedule.run(args);
  if (answer.exit !== 0) throw new Error(answer.message);
  return Calendar.parse(answer.output);
}

describe("schedule", () => {
  test("a double round robin of eight by name", async () => {
    const names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    const { legs, clubs, rounds, report } = await calendar("--names", names.join(","), "--legs", "2");
    expect([legs, clubs, rounds.length]).toEqual([2, names, 14]);
    const pairs = rounds.flatMap(({ fixtures }) => fixtures.map(({ home, away }) => `${home}${away}`));
    expect(new Set(pairs).size).toBe(56);
    expect(report).toMatchObject({ breaks: 16, longestRun: 2, homeAwayGap: 0 });
  });

  test("an odd number has a bye in each round", async () => {
    const { rounds, legs } = await calendar("--clubs", "7");
    expect(legs).toBe(1);
    expect(new Set(rounds.map(({ bye }) => bye)).size).toBe(7);
  });

  test("a seed, another second leg, balanced opponents and places", async () => {
    const plan = ["--clubs", "8", "--seed", "x", "--second-leg", "inverted", "--prefer", "opponents", "--places"];
    const one = await calendar(...plan);
    expect(await calendar(...plan)).toEqual(one);
    expect(one.legs).toBe(2);
    expect(one.rounds[0]?.fixtures.map(({ place }) => place).sort()).toEqual([1, 2, 3, 4]);
    expect((await calendar("--clubs", "8", "--prefer", "opponents")).report.carryOver).toBe(56);
  });

  test.each([
    [[]],
    [["--clubs", "1"]],
    [["--clubs", "4", "--names", "a,b"]],
    [["--names", "a,a"]],
    [["--clubs", "4", "--legs", "3"]],
    [["--clubs", "4", "--second-leg", "spanish"]],
    [["--clubs", "4", "--prefer", "luck"]],
  ])("%j is wrong usage", async (args) => {
    expect((await schedule.run(args)).exit).toBe(2);
  });
});

const players = ["P1", "P2", "P3", "P4", "P5"];
const draw = (file: unknown, ...args: string[]): Promise<Answer> =>
  swiss.run(args, fakeIo({}, JSON.stringify(file)).io);

describe("swiss", () => {
  test("the first round, and what else the file says stays", async () => {
    const answer = await draw({ name: "Cup", players, points: { win: 3, draw: 1, loss: 0, bye: 3 }, rounds: [] });
    expect(answer).toEqual({
      exit: 0,
      output: {
        name: "Cup",
        players,
        points: { win: 3, draw: 1, loss: 0, bye: 3 },
        rounds: [
          {
            round: 1,
            pairings: [
              { home: "P1", away: "P3", result: null },
              { home: "P4", away: "P2", result: null },
            ],
            bye: "P5",
            absent: [],
          },
        ],
      },
    });
  });

  test("who is absent has no pairing and no bye", async () => {
    const answer = await draw({ players, rounds: [] }, "--absent", "P2");
    expect(answer).toMatchObject({ output: { rounds: [{ bye: null, absent: ["P2"] }] } });
  });

  test("the same seed draws the same round", async () => {
    const file = { players: Array.from({ length: 12 }, (_, index) => `P${index}`), rounds: [] };
    expect(await draw(file, "--seed", "a")).toEqual(await draw(file, "--seed", "a"));
    expect(await draw(file, "--seed", "a")).not.toEqual(await draw(file, "--seed", "b"));
  });

  test("a round without all its results is not followed by another one", async () => {
    const rounds = [{ round: 1, pairings: [{ home: "P1", away: "P2", result: null }], bye: null, absent: [] }];
    expect(await draw({ players, rounds })).toMatchObject({
      exit: 1,
      message: "standard input: round 1: P1 against P2 has no result yet",
    });
  });

  test.each([
    [{ players: ["P1"] }, "players"],
    [{ players: ["P1", "P1"] }, "players: a player stands twice"],
    [{ players, rounds: [{ round: 1, pairings: [{ home: "P1", away: "X" }] }] }, 'rounds[0].pairings[0].away: "X"'],
    [{ players, rounds: [{ round: 1, pairings: [{ home: "P1", away: "P2", result: "3-0" }] }] }, "pairings[0].result"],
  ])("%j is refused by its field", async (file, message) => {
    expect(await draw(file)).toMatchObject({ exit: 1, message: expect.stringContaining(message) });
  });

  test("nobody to draw", async () => {
    expect(await draw({ players: ["A", "B"], rounds: [] }, "--absent", "A")).toMatchObject({ exit: 1 });
    expect(await draw({ players, rounds: [] }, "--absent", "Z")).toMatchObject({ exit: 1 });
  });
});
