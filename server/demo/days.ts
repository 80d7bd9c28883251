import { zonedTime } from "../competitions/zoned";

/** Days of a round, and rounds of a season of eight. */
const DAYS = 7;
const ROUNDS = 7;
/** The round of the season in progress that is on today. */
export const CURRENT_ROUND = 4;
/** How many of its days are over. */
const DAYS_INTO_ROUND = 3;
/** Days between the end of a season and the start of the next. */
const BREAK = 21;

/** Times of kick-off, by the number of a fixture in its round. */
const KICK_OFFS = ["19:30", "20:00", "18:30", "15:00"] as const;

/** First days of both seasons (ISO dates), so that a fixed round is on today. */
export function firstDays(at: number, timeZone: string): { readonly finished: string; readonly running: string } {
  const running = addDays(isoDate(at, timeZone), -((CURRENT_ROUND - 1) * DAYS + DAYS_INTO_ROUND));
  return { running, finished: addDays(running, -(ROUNDS * DAYS + BREAK)) };
}

/** When a fixture is played: its round's first day and its number in the round decide; both count from 1. */
export function kickOff(firstDay: string, timeZone: string, round: number, number: number): Date {
  const day = addDays(firstDay, (round - 1) * DAYS + ((number * 2 - 1) % DAYS));
  return zonedTime(day, KICK_OFFS[(round + number) % KICK_OFFS.length] ?? "20:00", timeZone);
}

const isoDate = (at: number, timeZone: string) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(at);

function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
