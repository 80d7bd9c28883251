import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BACK_AFTER_RESTART, createPresence, GONE_AFTER } from "./presence";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const told: string[] = [];
  return { told, presence: createPresence((playId, seat, word) => void told.push(`${playId}/${seat} ${word}`)) };
}

test("[LG-129] a closed stream counts as lost after a moment, and a page that loads anew does not", () => {
  const { told, presence } = watched();
  presence.come("a", 1)();
  vi.advanceTimersByTime(GONE_AFTER - 1);
  const leave = presence.come("a", 1);
  vi.advanceTimersByTime(GONE_AFTER);
  expect(told).toEqual(["a/1 returned", "a/1 returned"]);
  leave();
  vi.advanceTimersByTime(GONE_AFTER);
  expect(told.at(-1)).toBe("a/1 lost");
});

test("a seat on two devices is lost with the second", () => {
  const { told, presence } = watched();
  const [phone, tablet] = [presence.come("a", 0), presence.come("a", 0)];
  phone();
  vi.advanceTimersByTime(GONE_AFTER);
  expect(told).not.toContain("a/0 lost");
  tablet();
  vi.advanceTimersByTime(GONE_AFTER);
  expect(told).toContain("a/0 lost");
});

test("after a restart whoever does not come back is lost, and whoever does is not", () => {
  const { told, presence } = watched();
  presence.expect("a", 0);
  presence.expect("a", 1);
  presence.come("a", 1);
  vi.advanceTimersByTime(BACK_AFTER_RESTART);
  expect(told).toEqual(["a/1 returned", "a/0 lost"]);
});
