import { expect, test } from "vitest";
import { type Appointment, type CalendarFacts, clashesOf } from "./clashes";

const HOUR = 3_600_000;
const EIGHT = Date.UTC(2026, 9, 6, 20);

const at = (id: string, values: Partial<Appointment> = {}): Appointment => ({
  id,
  roundId: "round-1",
  players: [`${id}-home`, `${id}-away`],
  startsAt: EIGHT,
  day: "2026-10-06",
  place: "Table 1",
  ...values,
});

const against = (one: Appointment, facts: Partial<CalendarFacts> = {}) =>
  clashesOf(one, {
    others: [],
    places: [{ name: "Table 1", capacity: 1, bufferMs: 0 }],
    blackouts: [],
    window: { firstDay: "2026-10-05", lastDay: "2026-10-11" },
    ...facts,
  });

test("a fixture that is alone clashes with nothing, not even with where it was", () => {
  expect(against(at("a"), { others: [at("a")] })).toEqual([]);
});

test("a club plays once in a round, and in one match at a time", () => {
  const other = at("b", { players: ["a-home", "c"], place: "Table 2" });
  expect(against(at("a"), { others: [other] })).toEqual([
    { kind: "twice-in-round", player: "a-home" },
    { kind: "twice-at-once", player: "a-home" },
  ]);
  expect(against(at("a", { isTie: true }), { others: [other] }).map(({ kind }) => kind)).toEqual(["twice-at-once"]);
  expect(against(at("a"), { others: [{ ...other, roundId: "round-2", startsAt: EIGHT + 3 * HOUR }] })).toEqual([]);
});

test("a place holds so many matches at a time, with a break between them", () => {
  const others = [at("b"), at("c")];
  const full = [{ kind: "place-full", place: "Table 1", capacity: 2 }];
  const places = [{ name: "Table 1", capacity: 2, bufferMs: HOUR }];
  expect(against(at("a"), { others, places })).toEqual(full);
  expect(against(at("a", { startsAt: EIGHT + 3 * HOUR }), { others, places })).toEqual(full);
  expect(against(at("a", { startsAt: EIGHT + 4 * HOUR }), { others, places })).toEqual([]);
  expect(against(at("a", { place: "the pub" }), { others, places })).toEqual([]);
});

test("nothing is played on a blackout day, everywhere or at one place", () => {
  const feast = {
    firstDay: "2026-10-06",
    lastDay: "2026-10-07",
    reason: "town feast",
    place: undefined,
    player: undefined,
  };
  expect(against(at("a"), { blackouts: [feast] })).toMatchObject([{ kind: "blackout", reason: "town feast" }]);
  expect(against(at("a"), { blackouts: [{ ...feast, place: "Table 2" }] })).toEqual([]);
  expect(against(at("a", { day: "2026-10-08" }), { blackouts: [feast] })).toEqual([]);
});

test("a club that cannot play on some days does not, at home or away; all others do", () => {
  const holiday = { firstDay: "2026-10-05", lastDay: "2026-10-07", reason: "holiday", place: undefined };
  for (const player of ["a-home", "a-away"])
    expect(against(at("a"), { blackouts: [{ ...holiday, player }] })).toEqual([
      { kind: "blackout", day: "2026-10-06", reason: "holiday", place: undefined, player },
    ]);
  expect(against(at("b"), { blackouts: [{ ...holiday, player: "a-home" }] })).toEqual([]);
  expect(against(at("a", { day: "2026-10-08" }), { blackouts: [{ ...holiday, player: "a-home" }] })).toEqual([]);
});

test("a date outside the days of its round is named", () => {
  expect(against(at("a", { day: "2026-10-12" }))).toEqual([{ kind: "outside-round", day: "2026-10-12" }]);
  expect(against(at("a", { startsAt: undefined, day: undefined }))).toEqual([]);
});
