import fc from "fast-check";
import { expect, test } from "vitest";
import { alongOf } from "./along";
import { onceOfAll } from "./once";

interface Item {
  readonly value: number;
}

const itemsFrom = (values: Iterable<number>): readonly Item[] => Array.from(values, (value) => ({ value }));
const toWord = (before: string, items: readonly Item[]) => items.reduce((word, { value }) => word + value, before);

test("what a list folds up to is the same, wherever it changed since it was folded last", () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(300), fc.nat(300)), { maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(2_000), changes, (first, later) => {
      const along = alongOf("", toWord);
      let list = itemsFrom(Array(first).keys());
      for (const [at, gone, added] of [[0, 0, 0] as const, ...later]) {
        list = list.toSpliced(at % (list.length + 1), gone, ...itemsFrom(Array(added).keys()));
        expect(along(list)).toBe(toWord("", list));
      }
    }),
  );
});

test("of a long list that changed near its end little is folded again", () => {
  let folded = 0;
  const along = alongOf("", (before, items: readonly Item[]) => {
    folded += items.length;
    return toWord(before, items);
  });
  const list = itemsFrom(Array(4_000).keys());
  along(list);
  expect(folded).toBe(4_000);
  folded = 0;
  along(list.toSpliced(3_900, 1));
  expect(folded).toBeLessThan(500);
});

test("something of several objects is derived again when one of them or their order is another", () => {
  let derived = 0;
  const count = onceOfAll((_: readonly Item[]) => ++derived);
  const [a, b] = [{ value: 1 }, { value: 1 }];
  expect([count([a, b]), count([a, b]), count([a]), count([b, a]), count([a, { value: 1 }])]).toEqual([1, 1, 2, 3, 4]);
  expect([count([a]), count([])]).toEqual([2, 5]);
});
