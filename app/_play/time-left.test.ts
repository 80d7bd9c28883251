import { expect, test } from "vitest";
import { timeLeft } from "./time-left";

test.each([
  [6_000, "0:06"],
  [5_001, "0:06"],
  [309_000, "5:09"],
  [7_509_000, "2:05:09"],
  [43_200_000, "12:00:00"],
  [-1, "0:00"],
])("%i ms are shown as %s", (ms, words) => {
  expect(timeLeft(ms)).toBe(words);
});
