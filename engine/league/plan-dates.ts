import { type BlackoutDays, isBlack, overlaps, type PlaceRoom } from "./clashes";
import { makeRoom } from "./make-room";

/** When a match can begin: ms since the epoch, and the ISO date of that where the league is. */
export interface Slot {
  readonly at: number;
  readonly day: string;
}

/** A fixture that wants a date and a place. */
export interface Undated {
  readonly id: string;
  readonly players: readonly string[];
}

/** A fixture that has them. */
export interface Dated {
  readonly players: readonly string[];
  readonly at: number;
  readonly place: string;
}

export interface DatePlan {
  readonly rounds: readonly {
    readonly id: string;
    readonly fixtures: readonly Undated[];
    /** In the order of time. */
    readonly slots: readonly Slot[];
  }[];
  readonly places: readonly PlaceRoom[];
  readonly blackouts: readonly BlackoutDays[];
  /** What stays where it is: played, locked, or dated before. */
  readonly fixed: readonly Dated[];
}

export interface Planned {
  readonly id: string;
  readonly at: number;
  readonly place: string;
}

/** A round in which not everything finds room: how much there is, and which blackouts took some away. */
export interface Stuck {
  readonly roundId: string;
  readonly needed: number;
  readonly room: number;
  readonly left: readonly string[];
  readonly blackouts: readonly BlackoutDays[];
}

export interface PlanProgress {
  readonly done: number;
  readonly of: number;
}

/** A match at a spot: where, when. */
interface Spot extends Slot {
  readonly place: string;
}

/**
 * Gives every fixture a slot and a place: none on a blackout day of the league, of the place or of who plays, no more at a
 * place than it holds, nobody in two matches at once, and everybody at each place about equally often. Tells after every
 * round how far it is.
 */
export function* planDates(
  plan: DatePlan,
): Generator<PlanProgress, { readonly planned: readonly Planned[]; readonly stuck: readonly Stuck[] }> {
  const taken: Dated[] = [...plan.fixed];
  const visits = countVisits(plan.fixed);
  const planned: Planned[] = [];
  const stuck: Stuck[] = [];
  const personal = plan.blackouts.filter(({ player }) => player !== undefined);
  const isAway = (fixture: Undated, slot: Slot) => personal.some((one) => keepsAway(one, fixture, slot));
  for (const [index, { id, fixtures, slots }] of plan.rounds.entries()) {
    const { spots, blackouts } = freeSpots(plan, slots, taken);
    const left: string[] = [];
    const keep = ({ fixture, spot: { at, place } }: Given) => {
      taken.push({ players: fixture.players, at, place });
      for (const player of fixture.players) visits.add(player, place);
      planned.push({ id: fixture.id, at, place });
    };
    const given = withMoreRoom(assign(fixtures, spots, { taken, visits, isAway }), fixtures, spots, { taken, isAway });
    given.forEach(keep);
    for (const fixture of fixtures.filter((one) => !given.some((other) => other.fixture === one))) {
      // Somebody of it was busy at every spot; another slot may be free where that spot was not used.
      const open = slots.filter((slot) => !isBusy(fixture, slot, taken, []));
      const [late] = assign([fixture], freeSpots(plan, open, taken).spots, { taken, visits, isAway });
      if (late === undefined) left.push(fixture.id);
      else keep(late);
    }
    if (left.length > 0) {
      const away = personal.filter((one) =>
        fixtures.some((fixture) => left.includes(fixture.id) && slots.some((slot) => keepsAway(one, fixture, slot))),
      );
      const needed = fixtures.length;
      stuck.push({ roundId: id, needed, room: needed - left.length, left, blackouts: [...blackouts, ...away] });
    }
    yield { done: index + 1, of: plan.rounds.length };
  }
  return { planned, stuck };
}

/** Every spot that is free at the same time as all the others of the answer; the earliest slots fill up first. */
function freeSpots({ places, blackouts }: DatePlan, slots: readonly Slot[], taken: readonly Dated[]) {
  const spots: Spot[] = [];
  const felt = new Set<BlackoutDays>();
  for (const { name, capacity, bufferMs } of places) {
    const there = taken.filter(({ place }) => place === name).map(({ at }) => at);
    for (const slot of slots) {
      const black = blackouts.find((one) => isBlack(one, { day: slot.day, place: name, players: [] }));
      if (black !== undefined) {
        felt.add(black);
        continue;
      }
      const free = capacity - there.filter((start) => overlaps(start, slot.at, bufferMs)).length;
      for (let spot = 0; spot < free; spot++) {
        spots.push({ ...slot, place: name });
        there.push(slot.at);
      }
    }
  }
  return { spots: spots.sort((a, b) => a.at - b.at), blackouts: [...felt] };
}

interface Given {
  readonly fixture: Undated;
  readonly spot: Spot;
}

/** What keeps a fixture from a spot, beside those that are given in the same round. */
interface Limits {
  readonly taken: readonly Dated[];
  readonly isAway: (fixture: Undated, slot: Slot) => boolean;
}

/** Also those fixtures of a round for which others can make room; only where nobody plays twice in it. */
function withMoreRoom(
  given: readonly Given[],
  fixtures: readonly Undated[],
  spots: readonly Spot[],
  { taken, isAway }: Limits,
): readonly Given[] {
  const players = fixtures.flatMap((fixture) => fixture.players);
  const isFull = given.length === Math.min(fixtures.length, spots.length);
  if (isFull || new Set(players).size < players.length) return given;
  const holders = new Map(given.map(({ fixture, spot }) => [spot, fixture]));
  const suits = (fixture: Undated, spot: Spot) => !isAway(fixture, spot) && !isBusy(fixture, spot, taken, []);
  for (const fixture of fixtures)
    if (!given.some((one) => one.fixture === fixture)) makeRoom(fixture, holders, spots, suits);
  return [...holders].map(([spot, fixture]) => ({ fixture, spot }));
}

/** Whether somebody of a fixture does not play on that day. */
const keepsAway = (blackout: BlackoutDays, { players }: Undated, { day }: Slot) =>
  isBlack(blackout, { day, place: undefined, players });

/** The cheapest free spot for one fixture after the other; who cannot take any is left out. */
function assign(
  fixtures: readonly Undated[],
  spots: readonly Spot[],
  { taken, visits, isAway }: Limits & { readonly visits: Visits },
): readonly Given[] {
  const given: Given[] = [];
  const free = new Set(spots);
  for (const fixture of fixtures) {
    let best: Spot | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const spot of free) {
      const cost = fixture.players.reduce((sum, player) => sum + visits.of(player, spot.place) ** 2, 0);
      if (cost >= lowest || isAway(fixture, spot) || isBusy(fixture, spot, taken, given)) continue;
      best = spot;
      lowest = cost;
    }
    if (best === undefined) continue;
    free.delete(best);
    given.push({ fixture, spot: best });
  }
  return given;
}

/** Whether one of them plays somewhere else at that time. */
function isBusy(fixture: Undated, { at }: Slot, taken: readonly Dated[], given: readonly Given[]): boolean {
  const isOne = (player: string) => fixture.players.includes(player);
  return (
    taken.some((other) => overlaps(other.at, at, 0) && other.players.some(isOne)) ||
    given.some(({ fixture: other, spot }) => overlaps(spot.at, at, 0) && other.players.some(isOne))
  );
}

interface Visits {
  of(player: string, place: string): number;
  add(player: string, place: string): void;
}

/** How often everybody plays at each place. */
function countVisits(fixed: readonly Dated[]): Visits {
  const counts = new Map<string, number>();
  const key = (player: string, place: string) => `${player}\n${place}`;
  const add = (player: string, place: string) => {
    counts.set(key(player, place), (counts.get(key(player, place)) ?? 0) + 1);
  };
  for (const { players, place } of fixed) for (const player of players) add(player, place);
  return { of: (player, place) => counts.get(key(player, place)) ?? 0, add };
}
