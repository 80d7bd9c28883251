import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFeed, type FeedEvent } from "./calendar-feed";

const STARTS_AT = Date.UTC(2026, 9, 25, 0, 30);

const EVENT: FeedEvent = {
  fixtureId: "6f0e6d3a-3f0c-4b52-9a5e-2f7c8a1d9b10",
  startsAt: STARTS_AT,
  title: "Grünstadt Wühler, Gruppe 1; – Nörgler, \\ zweite Mannschaft mit einem Namen über fünfundsiebzig Oktette",
  place: "Table 3, cellar",
  text: "Round 3\nCellar Cup",
  url: "https://league.example/en/l/cellar/cup",
  revision: 2,
  isCancelled: false,
};

const feedOf = (...events: readonly FeedEvent[]) =>
  calendarFeed({ name: "Cellar Cup", host: "league.example", timeZone: "Europe/Berlin", events });

/** Read by a parser that is not ours. */
const readEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

test("a fixture comes back from a parser as it went in, whatever its name is made of", () => {
  const [event] = readEvents(feedOf(EVENT));
  expect(event?.uid).toBe("6f0e6d3a-3f0c-4b52-9a5e-2f7c8a1d9b10@league.example");
  expect(event?.summary).toBe(EVENT.title);
  expect(event?.location).toBe("Table 3, cellar");
  expect(event?.description).toContain("Round 3\nCellar Cup");
  expect(event?.sequence).toBe(2);
  expect(event?.startDate.toJSDate().getTime()).toBe(STARTS_AT);
});

test("a cancelled fixture says so under the same id", () => {
  const [event] = readEvents(feedOf({ ...EVENT, isCancelled: true, revision: 3 }));
  expect(event?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(event?.sequence).toBe(3);
});

test("lines end as the standard says and are folded at 75 octets", () => {
  const lines = feedOf(EVENT).split("\r\n");
  expect(lines.some((line) => line.includes("\n"))).toBe(false);
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
});

test("the same fixtures make the same file", () => {
  expect(feedOf(EVENT)).toBe(feedOf(EVENT));
});
