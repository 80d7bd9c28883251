import { useCallback, useState } from "react";
import type { Event, View } from "@/engine/juego-de-la-liga";
import { useNews } from "./use-said";

export interface Watched {
  /** The match on the screen. */
  readonly fixture: string | undefined;
  /** How many of its dice were seen before. */
  readonly from: number;
  readonly watch: (fixture: string) => void;
  readonly leave: () => void;
}

/** Which match is on the screen: the one under way, or one that has just been played, until one goes on. */
export function useWatched(view: View, news: readonly unknown[]): Watched {
  const match = view.phase.kind === "matchday" ? view.phase.match : undefined;
  const [watched, setWatched] = useState(match && { fixture: match.fixture, from: match.rolls.length });
  const hear = useCallback(
    (events: readonly Event[]) => {
      const begun = events.flatMap((event) => (event.type === "match-began" ? [event.fixture] : []));
      const coached = begun.find((key) =>
        view.fixtures.some((one) => one.key === key && [one.home, one.away].some((seat) => view.order.includes(seat))),
      );
      if (coached !== undefined) setWatched((before) => before ?? { fixture: coached, from: 0 });
    },
    [view.fixtures, view.order],
  );
  useNews(news, hear);
  return {
    fixture: watched?.fixture,
    from: watched?.from ?? 0,
    watch: (fixture) => setWatched({ fixture, from: 0 }),
    leave: () =>
      setWatched(
        match === undefined || match.fixture === watched?.fixture ? undefined : { fixture: match.fixture, from: 0 },
      ),
  };
}
