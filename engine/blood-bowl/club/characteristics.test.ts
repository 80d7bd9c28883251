import { describe, expect, test } from "vitest";
import type { Profile } from "../data/shapes";
import { edition } from "../editions/edition";
import { changedProfile, characteristicOptions, improved, reduced } from "./characteristics";
import type { Characteristic } from "./model";

const document = edition("league-document");
const old = edition("official-2020");
const lineman: Profile = { MA: 6, ST: 3, AG: 3, PA: 4, AV: 9 };
const options = (face: number, profile = lineman, taken: Partial<Record<Characteristic, number>> = {}) =>
  characteristicOptions(face, profile, taken, document).toSorted().join(" ");

describe("characteristic roll", () => {
  test.each([
    ["[BB-156] 1", 1, "AV"],
    ["[BB-157] 2", 2, "AV PA"],
    ["[BB-158] 3", 3, "AV MA PA"],
    ["[BB-158] 4", 4, "AV MA PA"],
    ["[BB-159] 5", 5, "MA PA"],
    ["[BB-160] 6", 6, "AG MA"],
    ["[BB-161] 7", 7, "AG ST"],
    ["[BB-162] 8", 8, "AG AV MA PA ST"],
  ])("%s", (_, face, offered) => {
    expect(options(face)).toBe(offered);
  });

  test("[BB-166] what cannot get better is not offered", () => {
    expect(options(8, { MA: 9, ST: 8, AG: 1, PA: 1, AV: 11 })).toBe("");
    expect(options(7, lineman, { ST: 2 })).toBe("AG");
    expect(options(2, { ...lineman, PA: undefined })).toBe("AV");
  });

  test("in 2020 a D16 is rolled", () => {
    expect(old.advancement.characteristicTable).toHaveLength(16);
    const at = (face: number) => characteristicOptions(face, lineman, {}, old).toSorted().join(" ");
    expect([1, 7, 8, 13, 14, 15, 16].map(at)).toEqual([
      "AV MA",
      "AV MA",
      "AV MA PA",
      "AV MA PA",
      "AG PA",
      "AG ST",
      "AG AV MA PA ST",
    ]);
  });
});

describe("limits", () => {
  test.each<[string, Characteristic, number, number]>([
    ["[BB-166] MA 1 to 9", "MA", 9, 1],
    ["[BB-166] ST 1 to 8", "ST", 8, 1],
    ["[BB-166] AG 1+ to 6+", "AG", 1, 6],
    ["[BB-166] PA 1+ to 6+", "PA", 1, 6],
    ["[BB-166] AV 3+ to 11+", "AV", 11, 3],
  ])("%s", (_, characteristic, best, worst) => {
    expect(improved(characteristic, best, 0, document)).toBeUndefined();
    expect(reduced(characteristic, worst, document)).toBeUndefined();
    const better = best > worst ? best - 1 : best + 1;
    expect(improved(characteristic, better, 0, document)).toBe(best);
    const worse = best > worst ? worst + 1 : worst - 1;
    expect(reduced(characteristic, worse, document)).toBe(worst);
  });

  test("[BB-166] two improvements at most", () => {
    expect([0, 1, 2].map((taken) => improved("MA", 6, taken, document))).toEqual([7, 7, undefined]);
  });

  test("whoever cannot pass has nothing to lose, and in 2020 may learn it", () => {
    expect(reduced("PA", undefined, document)).toBeUndefined();
    expect(improved("PA", undefined, 0, document)).toBeUndefined();
    expect(improved("PA", undefined, 0, old)).toBe(6);
  });
});

describe("a profile with its changes", () => {
  const change = (characteristic: Characteristic, better: number, worse: number) => ({
    characteristic,
    improved: better,
    reduced: worse,
  });

  test("AG and PA get better downwards, the others upwards", () => {
    const changes = [change("MA", 1, 0), change("AG", 1, 0), change("AV", 0, 1), change("PA", 0, 2)];
    expect(changedProfile(lineman, changes, document)).toEqual({ MA: 7, ST: 3, AG: 2, PA: 6, AV: 8 });
  });

  test("no sum of changes leaves the limits", () => {
    const worse = (["MA", "ST", "AG", "PA", "AV"] as const).map((each) => change(each, 0, 20));
    expect(changedProfile(lineman, worse, document)).toEqual({ MA: 1, ST: 1, AG: 6, PA: 6, AV: 3 });
  });

  test("a first PA of 6+ counts from there on", () => {
    const silent: Profile = { ...lineman, PA: undefined };
    expect(changedProfile(silent, [change("PA", 1, 0)], old).PA).toBe(6);
    expect(changedProfile(silent, [change("PA", 2, 0)], old).PA).toBe(5);
    expect(changedProfile(silent, [], old).PA).toBeUndefined();
  });
});
