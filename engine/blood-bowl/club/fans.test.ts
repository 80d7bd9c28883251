import { describe, expect, test } from "vitest";
import { edition } from "../editions/edition";
import { fansAfter, fansAfterConceding, rollsForFans } from "./fans";

const document = edition("league-document");
const FACES = [1, 2, 3, 4, 5, 6];
const FANS = [1, 2, 3, 4, 5, 6, 7];

describe("dedicated fans after a match", () => {
  test.each([
    ["[BB-049] a win with a face that reaches the fans adds one", "won", 3, 3, 4],
    ["[BB-049] a win with a lower face changes nothing", "won", 3, 2, 3],
    ["[BB-050] a defeat with a face below the fans takes one", "lost", 3, 2, 2],
    ["[BB-050] a defeat with a face that reaches the fans changes nothing", "lost", 3, 3, 3],
    ["[BB-113] a win with an equal face adds one", "won", 5, 5, 6],
    ["[BB-113] a defeat with an equal face changes nothing", "lost", 5, 5, 5],
    ["[BB-101] the winner of a concession rolls as for a win", "won", 3, 4, 4],
    ["[BB-105] a defeat without penalty is rolled for as any other", "lost", 3, 2, 2],
  ] as const)("%s", (_, outcome, fans, face, after) => {
    expect(fansAfter(outcome, fans, face, document)).toBe(after);
  });

  test("[BB-048 BB-051] a win and a defeat are rolled for, a draw changes nothing", () => {
    expect((["won", "drawn", "lost"] as const).filter(rollsForFans)).toEqual(["won", "lost"]);
    expect(FACES.map((face) => fansAfter("drawn", 3, face, document))).toEqual([3, 3, 3, 3, 3, 3]);
  });

  test("[BB-049 BB-050 BB-112] no roll leads beyond 7 or below 1", () => {
    expect(FACES.map((face) => fansAfter("won", 7, face, document))).toEqual([7, 7, 7, 7, 7, 7]);
    expect(FACES.map((face) => fansAfter("lost", 1, face, document))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(FACES.map((face) => fansAfter("won", 6, face, document))).toEqual([6, 6, 6, 6, 6, 7]);
  });

  test("no edition moves the fans by more than one, or the wrong way", () => {
    for (const id of ["league-document", "official-2025", "official-2020"] as const) {
      for (const fans of FANS) {
        for (const face of FACES) {
          expect([0, 1]).toContain(fansAfter("won", fans, face, edition(id)) - fans);
          expect([0, 1]).toContain(fans - fansAfter("lost", fans, face, edition(id)));
        }
      }
    }
  });
});

describe("dedicated fans of a side that conceded", () => {
  test.each([
    ["[BB-078] a D3 fewer", 4, 2, 2],
    ["[BB-078] never below one", 2, 3, 1],
    ["[BB-099] the D3 alone, without a roll for the defeat", 4, 1, 3],
  ])("%s", (_, fans, d3, after) => {
    expect(fansAfterConceding(fans, d3, document)).toBe(after);
  });

  test("[BB-100] with the house rule the roll for the defeat follows the D3", () => {
    const left = fansAfterConceding(5, 1, document);
    expect(left).toBe(4);
    expect(fansAfter("lost", left, 3, document)).toBe(3);
  });
});
