import { describe, expect, test } from "vitest";
import {
  formatDate,
  formatList,
  formatNumber,
  formatRelative,
  formatScore,
  formatSigned,
  formatTimeZone,
} from "./format";

describe("numbers", () => {
  test.each([
    ["en", "1,245,000"],
    ["es", "1.245.000"],
    ["fr", "1\u202f245\u202f000"],
    ["de", "1.245.000"],
  ] as const)("in %s a treasury is grouped as %s", (locale, text) => {
    expect(formatNumber(locale, 1_245_000)).toBe(text);
  });

  test("four digits are grouped in Spanish too", () => {
    expect(formatNumber("es", 1150)).toBe("1.150");
  });

  test("a change shows its sign, with a real minus, and nothing shows none", () => {
    expect(formatSigned("en", 40_000)).toBe("+40,000");
    expect(formatSigned("en", -40_000)).toBe("\u221240,000");
    expect(formatSigned("de", 0)).toBe("0");
  });

  test("a fraction keeps the reader's mark", () => {
    expect(formatNumber("de", 8.5)).toBe("8,5");
    expect(formatNumber("en", 8.5)).toBe("8.5");
  });

  test("a score is joined by a dash", () => {
    expect(formatScore(2, 1)).toBe("2–1");
  });
});

describe("dates", () => {
  const kickOff = Date.UTC(2026, 9, 13, 17, 30);

  test("a moment is shown in the league's time zone", () => {
    expect(formatDate("en", kickOff, "Europe/Madrid", "time")).toBe("19:30");
    expect(formatDate("en", kickOff, "America/New_York", "time")).toBe("13:30");
  });

  test("midnight is 00:00", () => {
    expect(formatDate("en", Date.UTC(2026, 9, 13), "UTC", "time")).toBe("00:00");
  });

  test.each([
    ["en", "Tue 13 Oct"],
    ["es", "mar, 13 oct"],
    ["fr", "mar. 13 oct."],
    ["de", "Di., 13. Okt."],
  ] as const)("in %s a day is %s", (locale, text) => {
    expect(formatDate(locale, kickOff, "UTC", "weekday-day")).toBe(text);
  });

  test("the time zone says its name at that time of the year", () => {
    expect(formatTimeZone("en", kickOff, "Europe/London")).toBe("BST");
    expect(formatTimeZone("de", kickOff, "Europe/Berlin")).toBe("MESZ");
  });

  test("the distance is in the largest whole unit", () => {
    expect(formatRelative("en", kickOff, kickOff + 5 * 60_000)).toBe("5 min ago");
    expect(formatRelative("de", kickOff + 3 * 86_400_000, kickOff)).toBe("in 3 Tagen");
    expect(formatRelative("en", kickOff, kickOff + 90 * 60_000)).toBe("1 hr ago");
  });
});

test("names are joined as the language joins them", () => {
  expect(formatList("en", ["Ines", "Jonas", "Ayo"])).toBe("Ines, Jonas and Ayo");
  expect(formatList("es", ["Ines", "Jonas"])).toBe("Ines y Jonas");
});
