import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWays } from "./ways";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("ways are told once in two seconds, however often they are measured, and each process tells its own", () => {
  const [tell, show] = [vi.fn(), vi.fn()];
  const ways = createWays(tell, show);
  ways.note("play", 0, 30);
  ways.note("play", 2, 12);
  ways.note("play", 0, 28);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(tell.mock.calls).toEqual([["play", { 0: 28, 2: 12 }]]);
  expect(show.mock.calls).toEqual([["play", { 0: 28, 2: 12 }]]);

  ways.hear("play", { 1: 140 });
  expect(show.mock.lastCall).toEqual(["play", { 0: 28, 1: 140, 2: 12 }]);
  ways.note("play", 0, 29);
  vi.advanceTimersByTime(2_000);
  expect(tell.mock.lastCall).toEqual(["play", { 0: 29, 2: 12 }]);
  expect(show.mock.lastCall).toEqual(["play", { 0: 29, 1: 140, 2: 12 }]);
});

test("a way that is not measured any more is forgotten", () => {
  const show = vi.fn();
  const ways = createWays(() => {}, show);
  ways.note("play", 0, 30);
  ways.note("play", 1, 50);
  vi.advanceTimersByTime(14_000);
  ways.note("play", 1, 52);
  vi.advanceTimersByTime(2_000);
  expect(show.mock.lastCall).toEqual(["play", { 1: 52 }]);
});
