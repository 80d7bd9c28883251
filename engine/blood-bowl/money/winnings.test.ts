import { describe, expect, test } from "vitest";
import { edition } from "../editions/edition";
import { attendanceOf, fanFactor } from "./attendance";
import { concessionWinnings, unplayedWinnings, winnings } from "./winnings";

const document = edition("league-document");
const gold = (attendance: number, touchdowns: number, stalled: boolean) =>
  winnings({ attendance, touchdowns, stalled }, document).total;

describe("attendance", () => {
  test("[BB-109] a fan factor is the dedicated fans and a D3", () => {
    expect(fanFactor(2, 2)).toBe(4);
    expect(fanFactor(1, 2)).toBe(3);
  });

  test("[BB-041 BB-109] attendance is the sum of both fan factors", () => {
    expect(attendanceOf(4, 3)).toBe(7);
    expect(attendanceOf(fanFactor(2, 2), fanFactor(1, 2))).toBe(7);
  });
});

describe("winnings", () => {
  test("[BB-042 BB-043 BB-044 BB-045] half the attendance, own touchdowns and one for not stalling, times 10,000", () => {
    expect(winnings({ attendance: 7, touchdowns: 2, stalled: false }, document)).toEqual({
      total: 65_000,
      terms: [
        { term: "half-attendance", value: 35_000 },
        { term: "touchdowns", value: 20_000 },
        { term: "not-stalling", value: 10_000 },
      ],
    });
  });

  test("[BB-044 BB-045] a side that stalled gets nothing for not stalling", () => {
    expect(gold(7, 2, true)).toBe(55_000);
  });

  test("[BB-110] half an attendance is not rounded", () => {
    expect(gold(5, 0, true)).toBe(25_000);
    expect(gold(9, 0, false)).toBe(55_000);
  });

  test("[BB-111] each side answers for its own stalling alone", () => {
    const [steady, slow] = [gold(7, 2, false), gold(7, 2, true)];
    expect([steady, slow]).toEqual([65_000, 55_000]);
  });

  test("2020 gives nothing for not stalling", () => {
    expect(winnings({ attendance: 7, touchdowns: 2, stalled: false }, edition("official-2020")).total).toBe(55_000);
  });

  test("[BB-076 BB-097] after a concession the whole attendance counts, and nothing for not stalling", () => {
    expect(concessionWinnings({ attendance: 7, touchdowns: 2 }).total).toBe(90_000);
    expect(concessionWinnings({ attendance: 7, touchdowns: 3 }).total).toBe(100_000);
  });

  test("a fixture that was conceded unplayed brings a D6 times 10,000", () => {
    expect(unplayedWinnings(4)).toBe(40_000);
  });
});
