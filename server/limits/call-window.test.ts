import { expect, test } from "vitest";
import { createCallWindow } from "./call-window";

test("an address may ask so often in a window, another one is counted apart, and a new window begins anew", () => {
  const window = createCallWindow(2, 60_000);
  expect(window.count("a", 1_000)).toEqual({ limit: 2, remaining: 1, resetIn: 60, isAllowed: true });
  expect(window.count("a", 11_500)).toEqual({ limit: 2, remaining: 0, resetIn: 50, isAllowed: true });
  expect(window.count("a", 12_000)).toMatchObject({ remaining: 0, isAllowed: false });
  expect(window.count("b", 12_000)).toMatchObject({ remaining: 1, isAllowed: true });
  expect(window.count("a", 61_000)).toMatchObject({ remaining: 1, isAllowed: true });
});
