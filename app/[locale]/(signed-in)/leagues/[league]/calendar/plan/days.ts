const DAY_MS = 86_400_000;

/** An ISO date some days later. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS);

/** The days of a window, both included; none where it is open or longer than `most`. */
export function daysOf(firstDay: string | undefined, lastDay: string | undefined, most: number): string[] {
  if (firstDay === undefined || lastDay === undefined) return [];
  const length = daysBetween(firstDay, lastDay) + 1;
  return length > most ? [] : Array.from({ length }, (_, day) => daysLater(firstDay, day));
}

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
