import type { Stage } from "@/engine/league/stage";
import type { FixtureRow } from "../competitions/calendar-store";

/** A fixture as public pages show it; moments in ms since the epoch, `seats` are ids of entries. */
export interface PublicFixture {
  readonly id: string;
  readonly round: number;
  /** Where it is a game of a knock-out. */
  readonly stage: Stage | undefined;
  /** Name of the division whose match it is; undefined between divisions or without any. */
  readonly division: string | undefined;
  readonly deadlineAt: number | undefined;
  readonly startsAt: number | undefined;
  readonly place: string | undefined;
  readonly state: "open" | "live" | "settled" | "cancelled";
  readonly kind: FixtureRow["kind"];
  readonly winner: number | undefined;
  readonly scores: readonly number[] | undefined;
  /** By seat, in a game of three or more. */
  readonly places: readonly number[] | undefined;
  readonly seats: readonly string[];
  /** Raised when date, place or seats change. */
  readonly revision: number;
  /** When the result that counts was settled. */
  readonly settledAt: number | undefined;
  /** The play that may be watched or read. */
  readonly playId: string | undefined;
  /** The play of the whole season that it is a match of. */
  readonly seasonPlayId: string | undefined;
}

export function publicFixture(row: FixtureRow): PublicFixture {
  return {
    id: row.id,
    round: row.round,
    stage: row.stage,
    division: row.division ?? undefined,
    deadlineAt: row.deadlineAt?.getTime(),
    startsAt: row.startsAt?.getTime(),
    place: row.place ?? undefined,
    state: stateOf(row),
    kind: row.kind,
    winner: row.winnerSeat ?? undefined,
    scores: row.sides?.map(({ score }) => score),
    places: row.seats.length > 2 ? row.sides?.map(({ place }) => place) : undefined,
    seats: row.seats,
    revision: row.revision,
    settledAt: row.resultAt?.getTime(),
    playId: row.playId ?? undefined,
    seasonPlayId: row.seasonPlayId ?? undefined,
  };
}

function stateOf({ kind, playId, cancelledAt }: FixtureRow): PublicFixture["state"] {
  if (cancelledAt !== null) return "cancelled";
  if (kind !== null) return "settled";
  return playId === null ? "open" : "live";
}
