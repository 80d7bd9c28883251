import type { FixtureRow } from "../competitions/calendar-store";
import { zonedDay } from "../competitions/zoned";
import type { Context } from "../context";
import { spreadOf } from "../groups/group-rounds";
import { type PublicRound, roundsAround, roundsOf } from "./board";
import { publicFixture } from "./fixtures";
import { readCompetition } from "./read-competition";
import type { CalendarPartPath } from "./schema";

/** A page of a list holds so many fixtures, or one round. */
const MOST = 240;

/** Rounds that stand on one page of a list, by their numbers, in the order of the list. */
export interface ListPage {
  readonly first: number;
  readonly last: number;
}

/**
 * A part of a calendar: the page of its list where the season is or that holds a round, results with the newest round
 * first, a month, or what is still to come by place. @throws AppError `competition-not-found`
 */
export async function publicCalendarPart(ctx: Context, { part, ...path }: CalendarPartPath) {
  const { head, entries, shown, fixtures } = await readCompetition(ctx, path);
  const rounds = roundsOf(fixtures);
  const [kind = "calendar", ...rest] = part.split("-");
  const dayOf = daysIn(head.league.timeZone);
  const months = [...new Set(fixtures.flatMap((fixture) => dayOf(fixture)?.slice(0, 7) ?? []))].sort();
  const month = kind === "month" ? (rest.length > 0 ? rest.join("-") : monthOf(fixtures, months, dayOf)) : undefined;
  const listed = kind === "results" ? rounds.filter(({ settled }) => settled > 0).toReversed() : rounds;
  const pages = pagesOf(listed);
  const wanted = rest[0] ?? (kind === "calendar" ? roundsAround(rounds).current : listed[0]?.number);
  const page = Math.max(
    0,
    pages.findIndex((numbers) => numbers.includes(Number(wanted))),
  );
  const isIn = new Set(pages[page]);
  const inPart = {
    month: () => fixtures.filter((fixture) => month !== undefined && dayOf(fixture)?.startsWith(month)),
    place: () => fixtures.filter(isToCome).slice(0, MOST),
    results: () => fixtures.filter(({ round, kind }) => kind !== null && isIn.has(round)),
    calendar: () => fixtures.filter(({ round }) => isIn.has(round)),
  }[kind === "month" || kind === "place" || kind === "results" ? kind : "calendar"];
  return {
    ...head,
    part,
    entries: shown,
    rounds,
    /** Days are those of the league's time zone. */
    fixtures: inPart().map((row) => ({ ...publicFixture(row), day: dayOf(row) })),
    pages: pages.map((numbers): ListPage => ({ first: numbers[0] ?? 0, last: numbers.at(-1) ?? 0 })),
    page,
    /** "2026-10": those with a dated fixture, in order. */
    months,
    month,
    spread: spreadOf(entries, fixtures),
  };
}

/** Tells the day of a fixture; many begin at the same time. */
function daysIn(timeZone: string): (fixture: FixtureRow) => string | undefined {
  const days = new Map<number, string>();
  return ({ startsAt }) => {
    if (startsAt === null) return undefined;
    const day = days.get(startsAt.getTime()) ?? zonedDay(startsAt, timeZone);
    days.set(startsAt.getTime(), day);
    return day;
  };
}

const isToCome = ({ kind, cancelledAt }: FixtureRow) => kind === null && cancelledAt === null;

/** The month of the first match that is still to come, or the last one. */
function monthOf(
  fixtures: readonly FixtureRow[],
  months: readonly string[],
  dayOf: (fixture: FixtureRow) => string | undefined,
): string | undefined {
  const coming = fixtures.filter(isToCome).flatMap((fixture) => dayOf(fixture) ?? []);
  return coming.sort()[0]?.slice(0, 7) ?? months.at(-1);
}

/** The numbers of rounds by page. */
function pagesOf(rounds: readonly PublicRound[]): number[][] {
  const pages: number[][] = [];
  let held = Number.POSITIVE_INFINITY;
  for (const { number, fixtures } of rounds) {
    held += fixtures;
    if (held > MOST) {
      pages.push([]);
      held = fixtures;
    }
    pages.at(-1)?.push(number);
  }
  return pages;
}
