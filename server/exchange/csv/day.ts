/** A day as a cell says it, with the time of day where it says that too ("HH:MM"). */
export interface CsvDay {
  readonly day: string;
  readonly time: string | undefined;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(.+))?$/;
/** The day first, as in most of the world. */
const DAY_FIRST = /^(\d{1,2})[./-]\s*(\d{1,2})[./-]\s*(\d{4}|\d{2})(?:,?\s+(.+))?$/;

/** "2026-09-05", "5.9.2026" or "05/09/26 20:00"; undefined for anything else, and for days that no calendar has. */
export function readDay(text: string): CsvDay | undefined {
  const [, year, month, day, rest] = ISO.exec(text) ?? dayFirst(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso) return undefined;
  const time = rest === undefined ? undefined : readTime(rest);
  return rest !== undefined && time === undefined ? undefined : { day: iso, time };
}

function dayFirst(text: string): readonly (string | undefined)[] | undefined {
  const found = DAY_FIRST.exec(text);
  if (found === null) return undefined;
  const [whole, day, month, year = "", rest] = found;
  return [whole, year.length === 2 ? `20${year}` : year, month, day, rest];
}

/** "20:00", "8.30", "20h15", "20:00:00" or "20 Uhr" as "HH:MM"; undefined for anything else. */
export function readTime(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2}(?:\.0+)?)?)?\s*(?:h|uhr)?$/i.exec(text.trim());
  if (found === null) return undefined;
  const [, hours = "", minutes = "00"] = found;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes}`;
}
