import type { Counts } from "./fold";
import type { EntryId, LeagueResult } from "./result";
import type { Criterion, DecidedCriterion, TableRules } from "./table-rules";

/** Points given or taken by the organiser. */
export interface Adjustment {
  readonly entry: EntryId;
  readonly points: number;
  readonly reason: string;
  /** When it was decided, in ms since the epoch, for tables as of a date. */
  readonly at?: number | undefined;
}

/** An order between level entries that was decided outside the table; by hand only with a reason. */
export interface TieDecision {
  readonly criterion: DecidedCriterion | "manual";
  /** Exactly the entries that are level, best first. */
  readonly order: readonly EntryId[];
  readonly reason?: string | undefined;
}

export interface StandingsInput {
  /** Everybody in the table; entries that are level on everything keep this order. */
  readonly entries: readonly EntryId[];
  readonly results: readonly LeagueResult[];
  readonly rules: TableRules;
  readonly adjustments?: readonly Adjustment[] | undefined;
  readonly decisions?: readonly TieDecision[] | undefined;
  /** Penalty points by entry; fewer are better. */
  readonly fairPlay?: Readonly<Record<EntryId, number>> | undefined;
  /** Only for a table of a part of the season: see `views.ts`. */
  readonly counts?: Counts | undefined;
  /** Results may name entries of other divisions; they count for the own side alone. */
  readonly outsiders?: boolean | undefined;
}

export interface TableRow {
  /** Shared by entries that are level on everything: 1, 2, 2, 4. */
  readonly rank: number;
  readonly entry: EntryId;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly for: number;
  readonly against: number;
  readonly difference: number;
  /** With bonus points and adjustments. */
  readonly points: number;
  readonly bonus: number;
  readonly adjustment: number;
  readonly byes: number;
  readonly concessions: number;
  readonly tally: Readonly<Record<string, { readonly for: number; readonly against: number }>>;
}

/** Why one entry stands above the next one, between neighbours level on points. */
export interface Separation {
  readonly above: EntryId;
  readonly below: EntryId;
  /** Undefined where the two share a rank. */
  readonly by: Criterion | "manual" | undefined;
  /** The points (or points per match) on which they are level. */
  readonly level: number;
  /** The criterion's figures. */
  readonly figures: { readonly above: number; readonly below: number } | undefined;
  /** Whose matches among each other were counted, for head-to-head criteria. */
  readonly among: readonly EntryId[] | undefined;
  /** Head-to-head does not count yet, because a match among the level entries is open. */
  readonly headToHeadOpen: boolean;
  /** Why the organiser put them in this order. */
  readonly reason: string | undefined;
}

/** Entries that are level on everything and wait for a decision. */
export interface PendingTie {
  readonly criterion: DecidedCriterion;
  readonly entries: readonly EntryId[];
}

export interface Standings {
  readonly rows: readonly TableRow[];
  readonly separations: readonly Separation[];
  readonly pending: readonly PendingTie[];
  /** Play-offs that the rules ask for at certain ranks, once nothing is open. */
  readonly playOffs: readonly { readonly rank: number; readonly entries: readonly EntryId[] }[];
}
