/**
 * Midnight in a time zone, some days after an ISO date: the days are those of that zone, so that a change to summer time
 * in between moves nothing.
 */
export function zonedMidnight(isoDate: string, daysLater: number, timeZone: string): Date {
  const day = new Date(`${isoDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return zonedTime(day.toISOString().slice(0, 10), "00:00", timeZone);
}

/** The moment at which the clocks of a zone show that date and time; in the hour that summer time skips, the later one. */
export function zonedTime(isoDate: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${isoDate}T${time}:00Z`);
  const first = wanted - offsetOf(wanted, timeZone);
  return new Date(wanted - offsetOf(first, timeZone));
}

/** How far the clocks of a zone are ahead of UTC at a moment, in ms. */
function offsetOf(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  const shown = `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}:${part("second")}Z`;
  return Date.parse(shown) - Math.floor(at / 1000) * 1000;
}

/** The ISO date that the calendars of a zone show at a moment. */
export function zonedDay(at: Date, timeZone: string): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  dayFormats.set(timeZone, format);
  return format.format(at);
}

/** Making one takes much longer than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
