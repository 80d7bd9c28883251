import { describe, expect, test } from "vitest";
import { calculate } from "./calculate";
import cases from "./cases.json";

describe("every case of arithmetic gives what it expects", () => {
  test.each(cases)("$id $kind", (given) => {
    const calculated = calculate([given]);
    if (!calculated.ok) throw new Error(calculated.fault);
    expect(calculated.answers).toEqual([{ id: given.id, result: accepted(given.expected) }]);
  });
});

/** A field named "…OneOf" lists every value that the text allows; fields of a kind that are not listed are not asked for. */
function accepted(expected: unknown): unknown {
  if (typeof expected !== "object" || expected === null || Array.isArray(expected)) return expected;
  const fields = Object.entries(expected).map(([name, value]) =>
    name.endsWith("OneOf") ? [name.slice(0, -"OneOf".length), oneOf(value)] : [name, accepted(value)],
  );
  return expect.objectContaining(Object.fromEntries(fields));
}

function oneOf(values: unknown): unknown {
  if (!Array.isArray(values)) throw new Error("…OneOf lists values");
  return expect.toSatisfy((value: unknown) => values.includes(value));
}

describe("a bad case file is refused with its place", () => {
  test.each([
    [{}, "case.: "],
    [[{ id: "x", kind: "winnings", edition: "both", input: {}, dice: [] }], "case x: input.home: "],
    [[{ id: "x", kind: "juggling", edition: "both", input: {}, dice: [] }], 'case x: unknown kind "juggling"'],
    [[{ id: "x", kind: "winnings", edition: "1987", input: {}, dice: [] }], "case.0.edition: "],
    [[fans([])], "case x: fixedDice ran out of faces"],
    [[fans([{ die: "d6", result: 7 }])], "case x: d6 cannot show 7"],
    [[fans([{ die: "d3", result: 2 }])], "case x: dice.0: the rule rolls a d6"],
  ])("%j", (file, fault) => {
    const calculated = calculate(file);
    expect(calculated.ok ? "accepted" : calculated.fault).toContain(fault);
  });

  function fans(dice: readonly { die: string; result: number }[]) {
    return { id: "x", kind: "dedicated-fans", edition: "both", input: { dedicatedFans: 3, result: "win" }, dice };
  }
});
