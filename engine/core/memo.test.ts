import { expect, test } from "vitest";
import { createMemo } from "./memo";

test("what was used last is kept, as much of it as there is room for", () => {
  const memo = createMemo<string>(5, (word) => word.length);
  memo.set("a", "aa");
  memo.set("b", "bb");
  expect(memo.get("a")).toBe("aa");
  memo.set("c", "cc");
  expect([memo.get("a"), memo.get("b"), memo.get("c")]).toEqual(["aa", undefined, "cc"]);
  memo.set("a", "a");
  memo.set("d", "dd");
  expect([memo.get("a"), memo.get("c"), memo.get("d")]).toEqual(["a", "cc", "dd"]);
});

test("the newest is kept even where it alone is too large, and what is deleted leaves room", () => {
  const memo = createMemo<string>(3, (word) => word.length);
  memo.set("a", "aaaa");
  expect(memo.get("a")).toBe("aaaa");
  memo.delete("a");
  memo.set("b", "bb");
  memo.set("c", "c");
  expect([memo.get("a"), memo.get("b"), memo.get("c")]).toEqual([undefined, "bb", "c"]);
});

test("what is asked for is made once, and again after it had to go", () => {
  const memo = createMemo<string>(1);
  let made = 0;
  const make = () => `made ${++made}`;
  expect([memo.ensure("a", make), memo.ensure("a", make), memo.get("a")]).toEqual(["made 1", "made 1", "made 1"]);
  expect([memo.ensure("b", make), memo.ensure("a", make)]).toEqual(["made 2", "made 3"]);
});
