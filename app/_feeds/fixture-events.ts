import type { PublicFixture } from "@/server/public/fixtures";
import type { FeedEvent } from "./calendar-feed";

interface Listed {
  readonly fixtures: readonly PublicFixture[];
  readonly nameOf: (entryId: string) => string;
  /** The league's or competition's name, for the text of an event. */
  readonly within: string;
  /** Where the fixtures stand on the public pages. */
  readonly url: string;
}

/** The fixtures that have a date, as events. */
export function fixtureEvents({ fixtures, nameOf, within, url }: Listed): FeedEvent[] {
  return fixtures.flatMap((fixture) =>
    fixture.startsAt === undefined
      ? []
      : {
          fixtureId: fixture.id,
          startsAt: fixture.startsAt,
          title: withScore(fixture.seats.map(nameOf).join(" – "), fixture.scores),
          place: fixture.place,
          text: `${within} (${fixture.round})`,
          url,
          revision: fixture.revision,
          isCancelled: fixture.state === "cancelled",
        },
  );
}

/** "Rats – Orcs (2–1)" once it is played. */
export const withScore = (title: string, scores: readonly number[] | undefined) =>
  scores === undefined || scores.length === 0 ? title : `${title} (${scores.join("–")})`;
