import { expect, test } from "vitest";
import { appStream, commitmentOf, verifyDice } from "./app-dice";
import vectors from "./dice-vectors.json";

test.each(vectors)("the dice of a revealed seed are the recorded ones: $note", (record) => {
  const stream = appStream(record.serverSeedHex);
  expect(commitmentOf(record.serverSeedHex)).toBe(record.commitHex);
  expect(record.draws.map(({ sides }) => stream.next(sides))).toEqual(record.draws.map(({ face }) => face));
  expect(stream.position()).toBe(record.bytesUsed);
  expect(verifyDice(record)).toEqual({ ok: true, draws: record.draws.length });
});

test("a changed face is named", () => {
  const [record] = vectors;
  if (record === undefined) throw new Error("no vectors");
  const draws = record.draws.map((draw) =>
    draw.counter === 3 ? { ...draw, face: (draw.face % draw.sides) + 1 } : draw,
  );
  expect(verifyDice({ ...record, draws })).toMatchObject({ ok: false, reason: "face", draw: 3 });
});

test("a changed seed breaks the commitment", () => {
  const [record] = vectors;
  if (record === undefined) throw new Error("no vectors");
  expect(verifyDice({ ...record, serverSeedHex: "00".repeat(32) })).toEqual({ ok: false, reason: "commitment" });
});

test("a stream goes on from a stored position", () => {
  const whole = appStream("ab".repeat(32));
  const faces = Array.from({ length: 50 }, () => whole.next(20));
  const first = appStream("ab".repeat(32));
  const begun = Array.from({ length: 20 }, () => first.next(20));
  const resumed = appStream("ab".repeat(32), first.position());
  expect([...begun, ...Array.from({ length: 30 }, () => resumed.next(20))]).toEqual(faces);
});
