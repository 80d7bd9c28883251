import { expect, test } from "vitest";
import { appStream, commitmentOf } from "./app-dice";
import { canonicalJson } from "./canonical-json";
import { digestOf, ExportedPlay, verifyExport } from "./export";
import type { Draw } from "./play-dice";

const SEEDS = ["ab".repeat(32), "cd".repeat(32)];

/** Draws of d6 from one of the seeds, numbered from `n`. */
function rolled(seed: number, n: number, count: number): Draw[] {
  const stream = appStream(SEEDS[seed] ?? "");
  return Array.from({ length: count }, (_, counter) => {
    return { n: n + counter, purpose: `p${counter}`, sides: 6, face: stream.next(6), source: "app", seed, counter };
  });
}

const typed: Draw = { n: 5, purpose: "typed", sides: 6, face: 4, source: "typed" };

function exported(...draws: readonly Draw[][]): ExportedPlay {
  return ExportedPlay.parse({
    format: 1,
    game: "ligretto-fussball",
    eventFormat: 1,
    edition: "rulebook",
    options: {},
    entrants: [],
    lines: draws.map((own, seq) => ({ seq, at: seq, by: { kind: "clock" }, event: { type: "e", seq }, draws: own })),
    dice: { seeds: SEEDS.map((serverSeedHex) => ({ commitHex: commitmentOf(serverSeedHex), serverSeedHex })) },
  });
}

test("faces of two seeds and typed ones are counted; a face used again after an undo counts once", () => {
  const [first, second] = [rolled(0, 0, 3), rolled(1, 3, 2)];
  expect(verifyExport(exported(first, second, [typed], first.slice(1)))).toEqual({ ok: true, draws: 5, typed: 1 });
});

test("the first wrong face is named with its seed", () => {
  const draws = rolled(1, 0, 4);
  const wrong = draws.map((draw) => (draw.counter === 2 ? { ...draw, face: (draw.face % 6) + 1 } : draw));
  expect(verifyExport(exported(wrong))).toEqual({
    ok: false,
    reason: "face",
    seed: 1,
    draw: 2,
    expected: draws[2]?.face,
  });
  expect(verifyExport(exported(draws.filter(({ counter }) => counter !== 1)))).toMatchObject({
    reason: "counter",
    draw: 1,
  });
});

test("one draw cannot show two faces", () => {
  const draws = rolled(0, 0, 2);
  const again = draws.map((draw) => ({ ...draw, face: (draw.face % 6) + 1 }));
  expect(verifyExport(exported(draws, again))).toEqual({ ok: false, reason: "draw-changed", draw: 0 });
});

test("faces of a seed that is not shown cannot be checked, nor those of a seed that is not there", () => {
  const play = exported(rolled(0, 0, 2));
  const [shown] = play.dice.seeds;
  const hidden = { seeds: [{ commitHex: shown?.commitHex ?? "" }] };
  expect(verifyExport({ ...play, dice: hidden })).toEqual({ ok: false, reason: "not-revealed", seed: 0 });
  expect(verifyExport({ ...play, dice: { seeds: [] } })).toEqual({ ok: false, reason: "no-such-seed", seed: 0 });
});

test("the digest knows the events alone, whatever the order of their keys", () => {
  const at = (event: unknown) => [{ event }];
  expect(digestOf(at({ b: [1, { d: 2, c: 3 }], a: null }))).toBe(digestOf(at({ a: null, b: [1, { c: 3, d: 2 }] })));
  expect(digestOf(at({ a: 1 }))).not.toBe(digestOf(at({ a: 2 })));
  expect(digestOf([])).toBe("4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945");
  expect(canonicalJson({ b: undefined, a: { z: 1, y: [] } })).toBe('{"a":{"y":[],"z":1}}');
});
