import fc from "fast-check";
import { expect, test } from "vitest";
import { bestOf } from "./best-of";

test("the best are the first of the sorted list, equals in the order in which they came", () => {
  const people = fc.array(fc.record({ points: fc.integer({ min: 0, max: 9 }), name: fc.string() }));
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 12 }), (list, most) => {
      const compare = (a: { points: number }, b: { points: number }) => b.points - a.points;
      expect(bestOf(list, compare, most)).toEqual(list.toSorted(compare).slice(0, most));
    }),
  );
});
