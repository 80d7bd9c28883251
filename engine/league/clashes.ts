/** How long a match at a table takes, in ms: so long a place is taken. */
export const MATCH_MS = 3 * 3_600_000;

/** A fixture as it stands in a calendar, or as it would stand. */
export interface Appointment {
  readonly id: string;
  readonly roundId: string;
  /** Who plays: the same id for the same club in every competition. */
  readonly players: readonly string[];
  /** Ms since the epoch; undefined while there is no date. */
  readonly startsAt: number | undefined;
  /** The ISO date on which that is where the league is. */
  readonly day: string | undefined;
  readonly place: string | undefined;
  /** A game of a tie: its sides may meet more than once in a round. */
  readonly isTie?: boolean;
}

export interface PlaceRoom {
  readonly name: string;
  /** Matches at the same time. */
  readonly capacity: number;
  /** Time between two matches at the same spot, in ms. */
  readonly bufferMs: number;
}

/** Days on which nothing is played, both included; at one place or by one player where that is named. */
export interface BlackoutDays {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly place: string | undefined;
  readonly player: string | undefined;
  readonly reason: string;
}

/** The days of a round, both included; undefined is an open end. */
export interface RoundWindow {
  readonly firstDay: string | undefined;
  readonly lastDay: string | undefined;
}

/** What stands against a fixture being where it is. */
export type Clash =
  | { readonly kind: "twice-in-round"; readonly player: string }
  | { readonly kind: "twice-at-once"; readonly player: string }
  | {
      readonly kind: "blackout";
      readonly day: string;
      readonly reason: string;
      readonly place: string | undefined;
      readonly player: string | undefined;
    }
  | { readonly kind: "place-full"; readonly place: string; readonly capacity: number }
  | { readonly kind: "outside-round"; readonly day: string };

/** What a calendar must keep to. */
export interface CalendarFacts {
  readonly others: readonly Appointment[];
  readonly places: readonly PlaceRoom[];
  readonly blackouts: readonly BlackoutDays[];
  readonly window: RoundWindow;
}

/** Everything that stands against a fixture being there and then. */
export function clashesOf(one: Appointment, { others, places, blackouts, window }: CalendarFacts): Clash[] {
  const rest = others.filter(({ id }) => id !== one.id);
  const inRound = one.isTie === true ? [] : rest.filter(({ roundId }) => roundId === one.roundId);
  const twice = one.players
    .filter((player) => inRound.some(({ players }) => players.includes(player)))
    .map((player): Clash => ({ kind: "twice-in-round", player }));
  const { startsAt, day, place } = one;
  if (startsAt === undefined || day === undefined) return twice;
  const atOnce = rest.filter((other) => other.startsAt !== undefined && overlaps(other.startsAt, startsAt, 0));
  return [
    ...twice,
    ...one.players
      .filter((player) => atOnce.some(({ players }) => players.includes(player)))
      .map((player): Clash => ({ kind: "twice-at-once", player })),
    ...blackouts
      .filter((blackout) => isBlack(blackout, { day, place, players: one.players }))
      .map(({ reason, place: where, player }): Clash => ({ kind: "blackout", day, reason, place: where, player })),
    ...fullPlace(
      startsAt,
      rest,
      places.find(({ name }) => name === place),
    ),
    ...(isWithin(window, day) ? [] : [{ kind: "outside-round", day } as const]),
  ];
}

/** Whether two matches, by their starts, are at a place at the same time, with so much time between them (ms). */
export const overlaps = (a: number, b: number, bufferMs: number): boolean => Math.abs(a - b) < MATCH_MS + bufferMs;

/** When and where somebody would play. */
type Meeting = Pick<Appointment, "players" | "place"> & { readonly day: string };

/** Whether they do not play there on that day. */
export const isBlack = (blackout: BlackoutDays, { day, place, players }: Meeting): boolean =>
  blackout.firstDay <= day &&
  day <= blackout.lastDay &&
  (blackout.place === undefined || blackout.place === place) &&
  (blackout.player === undefined || players.includes(blackout.player));

const isWithin = ({ firstDay, lastDay }: RoundWindow, day: string) =>
  (firstDay === undefined || firstDay <= day) && (lastDay === undefined || day <= lastDay);

function fullPlace(startsAt: number, others: readonly Appointment[], room: PlaceRoom | undefined): Clash[] {
  if (room === undefined) return [];
  const { name, capacity, bufferMs } = room;
  const there = others.filter(
    (other) => other.place === name && other.startsAt !== undefined && overlaps(other.startsAt, startsAt, bufferMs),
  );
  return there.length < capacity ? [] : [{ kind: "place-full", place: name, capacity }];
}
