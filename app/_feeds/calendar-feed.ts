import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

/** A dated fixture as calendar programs show it. */
export interface FeedEvent {
  readonly fixtureId: string;
  /** Ms since the epoch. */
  readonly startsAt: number;
  readonly title: string;
  readonly place: string | undefined;
  readonly text: string;
  readonly url: string;
  /** Raised when date, place or seats change. */
  readonly revision: number;
  readonly isCancelled: boolean;
}

interface CalendarFeed {
  readonly name: string;
  /** Host that makes the ids of events unique in the world. */
  readonly host: string;
  readonly timeZone: string;
  readonly events: readonly FeedEvent[];
}

/** How long an evening at a table takes, in ms; calendar programs want an end. */
const EVENING = 3 * 3_600_000;
/** How often a program should ask again, in seconds. */
const HOURLY = 3_600;

/** Fixtures as an iCalendar file (RFC 5545), in universal time; the same fixture keeps its id for ever. */
export function calendarFeed({ name, host, timeZone, events }: CalendarFeed): string {
  const feed = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Dugout", product: "Fixtures", language: "EN" },
    ttl: HOURLY,
    x: { "X-WR-TIMEZONE": timeZone },
  });
  for (const event of events) {
    feed.createEvent({
      id: `${event.fixtureId}@${host}`,
      // The same file as long as nothing changed: readers compare.
      stamp: new Date(event.startsAt),
      start: new Date(event.startsAt),
      end: new Date(event.startsAt + EVENING),
      sequence: event.revision,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: event.title,
      description: event.text,
      url: event.url,
      location: event.place ?? null,
    });
  }
  return feed.toString();
}
