import type { ResultKind } from "../catalog";

/** Who takes part in a competition: a club, a coach, a pair or a rival, by the id of the entry. */
export type EntryId = string;

/** Names under which a side's further figures are kept, so that games and tables agree on them. */
export const TALLIES = {
  /** Casualties that earn SPP, caused by the side. */
  casualties: "casualties",
  /** Yellow cards that the side suffered. */
  yellows: "yellows",
  /** Goals conceded in a game of three or more, where no single opponent scored them. */
  conceded: "conceded",
} as const;

/** One side of a result; figures that are not known or do not apply are left out. */
export interface ResultSide {
  readonly entry: EntryId;
  /** Goals or touchdowns. */
  readonly score?: number | undefined;
  /** The points, whatever the score says: an award, or a game that gives its own. */
  readonly points?: number | undefined;
  /** Points on top of everything else, given by the organiser. */
  readonly bonus?: number | undefined;
  /** 1 for the best; level sides share it. Needed where three or more play one game. */
  readonly place?: number | undefined;
  readonly tally?: Readonly<Record<string, number>> | undefined;
}

/** How a fixture ended, as far as a table needs to know; the order of a list of results means nothing. */
export interface LeagueResult {
  readonly kind: ResultKind;
  /** Home first; one side for a bye, three or more for a game of a group. */
  readonly sides: readonly ResultSide[];
  /** Which side won, by its index, where the score does not tell (a play-off, a concession at 1-1). */
  readonly winner?: number | undefined;
  readonly round?: number | undefined;
  /** When it was played, in ms since the epoch. */
  readonly at?: number | undefined;
}

/** Whether the result counts as a match: everything but a bye and what was not played. */
export function isMatch({ kind }: LeagueResult): boolean {
  switch (kind) {
    case "played":
    case "conceded":
    case "conceded-without-penalty":
    case "awarded":
    case "double-loss":
      return true;
    case "bye":
    case "unplayed":
    case "void":
      return false;
  }
}
