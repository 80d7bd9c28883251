import { doubleRoundRobin } from "@/engine/league/schedule";
import { planRoundRobin } from "@/engine/league/schedule-plan";
import { reportOn } from "@/engine/league/schedule-report";
import { type Figure, medianMs, withLimit } from "./figure";

/** The circle as it is usually programmed, first-named at home: the peer that the quality figures are held against. */
function circle(clubs: number) {
  const ring = [...Array.from({ length: clubs }).keys()];
  return Array.from({ length: clubs - 1 }, () => {
    const pairings = Array.from({ length: clubs / 2 }, (_, index) => ({
      home: ring[index] ?? 0,
      away: ring[clubs - 1 - index] ?? 0,
    }));
    ring.splice(1, 0, ...ring.splice(-1));
    return { pairings };
  });
}

/** Calendars of 20 clubs: how long they take, and how good they are. */
export function bench(): Figure[] {
  const clubs = 20;
  const ours = reportOn(clubs, planRoundRobin({ entries: clubs, legs: 1 }));
  const even = reportOn(clubs, planRoundRobin({ entries: clubs, legs: 1, prefer: "opponents" }));
  const peer = reportOn(clubs, circle(clubs));
  const ms = (name: string, value: number) => ({ name, value, unit: "ms", n: clubs });
  const quality = (name: string, value: number, unit: string, limit = 0) =>
    withLimit({ name: `schedule-${name}`, value, unit, n: clubs }, limit);
  return [
    withLimit(
      ms(
        "schedule-20-clubs-double",
        medianMs(() => doubleRoundRobin(clubs), 500),
      ),
      2,
    ),
    ms(
      "schedule-20-clubs-double-with-report",
      medianMs(() => reportOn(clubs, doubleRoundRobin(clubs)), 200),
    ),
    ms(
      "schedule-20-clubs-balanced-opponents",
      medianMs(() => planRoundRobin({ entries: clubs, legs: 1, prefer: "opponents" }), 3),
    ),
    quality("breaks", ours.breaks.value, "breaks", ours.breaks.best),
    quality("longest-run", ours.longestRun.value, "matches", ours.longestRun.best),
    quality("carry-over-balanced", even.carryOver.value, "points", 500),
    { name: "schedule-breaks-circle-method", value: peer.breaks.value, unit: "breaks", n: clubs },
    { name: "schedule-longest-run-circle-method", value: peer.longestRun.value, unit: "matches", n: clubs },
    { name: "schedule-carry-over-circle-method", value: peer.carryOver.value, unit: "points", n: clubs },
  ];
}
