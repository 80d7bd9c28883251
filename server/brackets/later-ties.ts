import type { FixtureRow } from "../competitions/calendar-store";
import type { KnockOutDraw } from "../competitions/schema";
import { tiesOf } from "./ties";

/** Whether somebody plays or has played in a tie of a knock-out who, by these results, is not in it. */
export const laterTieHasBegun = (draw: KnockOutDraw, fixtures: readonly FixtureRow[]): boolean =>
  tiesOf(draw, fixtures).some((tie) =>
    tie.fixtures.some(
      ({ seats, kind, playId }) =>
        (kind !== null || playId !== null) && !seats.every((entry) => tie.entries.includes(entry)),
    ),
  );
