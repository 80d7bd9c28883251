import { type Clash, clashesOf } from "@/engine/league/clashes";
import { daysBetween, daysLater } from "./days";
import type { PlanFixture, Planning, PlanRound } from "./planning-types";

const DAY_MS = 86_400_000;

/** Where a fixture that is held would go. */
export interface Target {
  readonly round: PlanRound;
  /** ISO date; undefined for no date. */
  readonly day: string | undefined;
}

/** In another round a fixture keeps its distance from the first day, where both rounds have one. */
export function dayInRound(fixture: PlanFixture, from: PlanRound | undefined, to: PlanRound): string | undefined {
  if (fixture.day === undefined || from?.firstDay === undefined || to.firstDay === undefined) return fixture.day;
  return daysLater(to.firstDay, daysBetween(from.firstDay, fixture.day));
}

/** What would stand against it there; the server looks again before anything moves. */
export function clashesAt(
  planning: Pick<Planning, "fixtures" | "places" | "blackouts">,
  fixture: PlanFixture,
  { round, day }: Target,
): Clash[] {
  const shift = day === undefined || fixture.day === undefined ? 0 : daysBetween(fixture.day, day) * DAY_MS;
  const known = fixture.startsAt ?? (day === undefined ? undefined : Date.parse(`${day}T20:00:00Z`));
  const startsAt = day === undefined || known === undefined ? undefined : known + shift;
  const there = { ...fixture, roundId: round.id, day, startsAt };
  const { fixtures: others, places, blackouts } = planning;
  return clashesOf(there, { others, places, blackouts, window: round });
}
