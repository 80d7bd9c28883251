import { expect, test } from "vitest";
import { BloodBowlOptions } from "../options";
import { leaguePoints } from "./league-points";

const plain = BloodBowlOptions.parse({});
const bonus = BloodBowlOptions.parse({ "bonus-touchdowns": 1, "bonus-shut-out": 1, "bonus-casualties": 1 });
const threeNil = { outcome: "won", touchdowns: 3, conceded: 0, casualties: 1 } as const;

test("[BB-124] 3 points for a win, 1 for a draw, 0 for a defeat", () => {
  const points = (["won", "drawn", "lost"] as const).map(
    (outcome) => leaguePoints({ outcome, touchdowns: 1, conceded: 1, casualties: 5 }, plain).total,
  );
  expect(points).toEqual([3, 1, 0]);
});

test("[BB-125] bonus points for three touchdowns, none conceded and three casualties, where the competition gives them", () => {
  expect(leaguePoints(threeNil, bonus).total).toBe(5);
  expect(leaguePoints({ outcome: "lost", touchdowns: 3, conceded: 4, casualties: 3 }, bonus).total).toBe(2);
  expect(leaguePoints(threeNil, plain).total).toBe(3);
});

test("[BB-125] bonus points are capped for a match", () => {
  const capped = BloodBowlOptions.parse({ ...bonus, "bonus-cap": 1 });
  expect(leaguePoints({ ...threeNil, casualties: 3 }, capped)).toEqual({
    total: 4,
    terms: [
      { term: "won", value: 3 },
      { term: "touchdowns", value: 1 },
      { term: "shut-out", value: 1 },
      { term: "casualties", value: 1 },
      { term: "cap", value: -2 },
    ],
  });
});
