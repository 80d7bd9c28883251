import { expect, test } from "vitest";
import { makePlan, type Wish } from "./make-plan";
import type { PlanFixture, Planning } from "./planning-types";

const DAYS = { firstDay: "2026-10-05", lastDay: "2026-10-11" } as const;
const WISH: Wish = { competitionId: "cup", weekdays: [0, 1, 2, 3, 4, 5, 6], times: ["20:00"], mend: true };

/** At eight in the evening in Berlin, in the first week of October 2026. */
const at = (day: string) => Date.parse(`${day}T18:00:00Z`);

function aFixture(id: string, day?: string, values: Partial<PlanFixture> = {}): PlanFixture {
  return {
    id,
    competitionId: "cup",
    roundId: "round-1",
    round: 1,
    players: [`${id}-home`, `${id}-away`],
    names: [`${id} home`, `${id} away`],
    startsAt: day === undefined ? undefined : at(day),
    day,
    place: day === undefined ? undefined : "Table 1",
    isTie: false,
    isLocked: false,
    whyUnmovable: undefined,
    ...values,
  };
}

const aPlanning = (fixtures: readonly PlanFixture[]): Planning => ({
  timeZone: "Europe/Berlin",
  competitions: [{ id: "cup", slug: "cup", name: "Cup" }],
  rounds: [{ id: "round-1", competitionId: "cup", number: 1, name: undefined, isLocked: false, ...DAYS }],
  fixtures: [...fixtures],
  places: [{ name: "Table 1", capacity: 1, bufferMs: 0 }],
  blackouts: [
    { firstDay: "2026-10-05", lastDay: "2026-10-06", place: undefined, player: undefined, reason: "town feast" },
  ],
  clubs: [],
  placeRows: [],
  blackoutRows: [],
});

test("what has no date gets the first free one; what has one keeps it", async () => {
  const planning = aPlanning([aFixture("a"), aFixture("b", "2026-10-07"), aFixture("c")]);
  expect((await makePlan(planning, WISH, () => {})).planned).toEqual([
    { id: "a", at: at("2026-10-08"), place: "Table 1" },
    { id: "c", at: at("2026-10-09"), place: "Table 1" },
  ]);
});

test("of what clashes as few as possible move, and what is locked never", async () => {
  const planning = aPlanning([
    aFixture("a", "2026-10-07"),
    aFixture("b", "2026-10-07"),
    aFixture("c", "2026-10-06"),
    aFixture("d", "2026-10-05", { whyUnmovable: "fixture-locked" }),
  ]);
  const moved = (await makePlan(planning, WISH, () => {})).planned;
  expect(moved.map(({ id }) => id)).toEqual(["b", "c"]);
  expect((await makePlan(planning, { ...WISH, mend: false }, () => {})).planned).toEqual([]);
});

test("a match on days of its own club goes to the first day that is open for both; others take those days", async () => {
  const planning = aPlanning([aFixture("a", "2026-10-07"), aFixture("b")]);
  const holiday = { firstDay: "2026-10-05", lastDay: "2026-10-08", place: undefined, reason: "holiday" };
  planning.blackouts.push({ ...holiday, player: "a-away" });
  expect((await makePlan(planning, WISH, () => {})).planned.toSorted((one, other) => one.at - other.at)).toEqual([
    { id: "b", at: at("2026-10-07"), place: "Table 1" },
    { id: "a", at: at("2026-10-09"), place: "Table 1" },
  ]);
});

test("weekdays and times that are not wanted are not used", async () => {
  const planning = aPlanning([aFixture("a")]);
  const wish = { ...WISH, weekdays: [5], times: ["15:30"] };
  expect((await makePlan(planning, wish, () => {})).planned).toEqual([
    { id: "a", at: Date.parse("2026-10-10T13:30:00Z"), place: "Table 1" },
  ]);
});
