import fc from "fast-check";
import { expect, test } from "vitest";
import { bestOf, bestOfSorted } from "./best-of";

test("the best are the first of the sorted list, equals in the order in which they came", () => {
  const people = fc.array(fc.record({ points: fc.integer({ min: 0, max: 9 }), name: fc.string() }));
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 12 }), (list, most) => {
      const compare = (a: { points: number }, b: { points: number }) => b.points - a.points;
      expect(bestOf(list, compare, most)).toEqual(list.toSorted(compare).slice(0, most));
    }),
  );
});

test("the best of sorted lists are those of all of them together", () => {
  const lists = fc.array(fc.array(fc.record({ points: fc.integer({ min: 0, max: 9 }), name: fc.string() })));
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 12 }), (unsorted, most) => {
      const compare = (a: { points: number }, b: { points: number }) => b.points - a.points;
      const sorted = unsorted.map((list) => list.toSorted(compare));
      expect(bestOfSorted(sorted, compare, most)).toEqual(bestOf(sorted.flat(), compare, most));
    }),
  );
});
