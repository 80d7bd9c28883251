import { zonedDay } from "../../competitions/zoned";

/** A stored moment as the two cells that say it, in a league's time zone. */
export const dayCell = (at: Date | null, timeZone: string): string => (at === null ? "" : zonedDay(at, timeZone));

export const timeCell = (at: Date | null, timeZone: string): string =>
  at === null ? "" : new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(at);
