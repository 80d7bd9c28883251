import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Recording } from "../plays/record";
import { deferred } from "./deferred";
import { createWriter, RaceLost } from "./writer";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** One move of a match on its way; the writer looks at no more of it. */
function aMove(playId: string, commandId: string): Recording {
  const move: unknown = { play: { id: playId }, folded: commandId, commands: [{ commandId }] };
  return isRecording(move) ? move : expect.fail("no move");
}

const isRecording = (value: unknown): value is Recording => value !== undefined;

const told = (recordings: readonly Recording[]) =>
  recordings.map(({ play, commands }) => `${play.id}: ${commands.map(({ commandId }) => commandId).join(" ")}`);

test("the moves of all matches go together, each match's in its order, within 50 ms", async () => {
  const writes: string[][] = [];
  const writer = createWriter({ store: async (all) => void writes.push(told(all)), giveUp: expect.fail });
  const stored = [aMove("a", "1"), aMove("b", "2"), aMove("a", "3")].map((move) => writer.add(move, false));
  expect(writes).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  await Promise.all(stored);
  expect(writes).toEqual([["a: 1 3", "b: 2"]]);
});

test("a batch begins where its first move found the log", async () => {
  const writer = createWriter({ store: async ([batch]) => expect(batch?.folded).toBe("1"), giveUp: expect.fail });
  void writer.add(aMove("a", "1"), false);
  const stored = writer.add(aMove("a", "2"), false);
  await vi.advanceTimersByTimeAsync(50);
  await stored;
});

test("what ends a round is stored at once, with what came before it", async () => {
  const writes: string[][] = [];
  const writer = createWriter({ store: async (all) => void writes.push(told(all)), giveUp: expect.fail });
  void writer.add(aMove("a", "1"), false);
  const goal = writer.add(aMove("a", "2"), true);
  await vi.advanceTimersByTimeAsync(1);
  await goal;
  expect(writes).toEqual([["a: 1 2"]]);
});

test("while one batch is being written the next one waits, and comes after it", async () => {
  const writes: string[][] = [];
  const first = deferred();
  const store = (all: readonly Recording[]) => {
    writes.push(told(all));
    return writes.length === 1 ? first.promise : Promise.resolve();
  };
  const writer = createWriter({ store, giveUp: expect.fail });
  void writer.add(aMove("a", "1"), true);
  await vi.advanceTimersByTimeAsync(1);
  const second = writer.add(aMove("a", "2"), true);
  await vi.advanceTimersByTimeAsync(500);
  expect(writes).toEqual([["a: 1"]]);
  first.resolve();
  await vi.advanceTimersByTimeAsync(1);
  await second;
  expect(writes).toEqual([["a: 1"], ["a: 2"]]);
});

test("a match that somebody else wrote to is given up, the others are stored", async () => {
  const lost: string[] = [];
  const writes: string[][] = [];
  const store = async (all: readonly Recording[]) => {
    if (all.some(({ play }) => play.id === "a")) throw new RaceLost("another process has it");
    writes.push(told(all));
  };
  const writer = createWriter({ store, giveUp: (playId) => lost.push(playId) });
  const [a, b] = [writer.add(aMove("a", "1"), true), writer.add(aMove("b", "2"), true)];
  await vi.advanceTimersByTimeAsync(1);
  await expect(a).rejects.toMatchObject({ code: "race-interrupted" });
  await b;
  expect({ lost, writes }).toEqual({ lost: ["a"], writes: [["b: 2"]] });
});

test("a database that is away for a moment costs nothing", async () => {
  let tries = 0;
  const store = async () => {
    if (++tries < 3) throw new Error("connection refused");
  };
  const writer = createWriter({ store, giveUp: expect.fail });
  const stored = writer.add(aMove("a", "1"), true);
  await vi.advanceTimersByTimeAsync(1_000);
  await stored;
  expect(tries).toBe(3);
});
