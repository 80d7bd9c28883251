import type { Seat, SettledResult } from "../core/rules";
import type { Options } from "./options";
import { sharedPoints } from "./points";
import type { State, Table } from "./state";
import { active, areaOf, ballsAgainst } from "./table";

/** The place of every seat, 1 for the best: those still in by rank, then the eliminated, the first one out last (LF-129). */
export function places(table: Table): number[] {
  const seats = table.areas.map((_, seat) => seat);
  const still = seats.filter((seat) => !table.out.includes(seat));
  return seats.map((seat) => {
    const out = table.out.indexOf(seat);
    if (out >= 0) return table.areas.length - out;
    return 1 + still.filter((other) => compare(table, other, seat) < 0).length;
  });
}

/** Ruling F24: fewer balls conceded, then more goals scored, then more active defenders of the own colour. */
function compare(table: Table, a: Seat, b: Seat): number {
  const [one, two] = [areaOf(table, a), areaOf(table, b)];
  return (
    ballsAgainst(one) - ballsAgainst(two) ||
    two.tally.scored - one.tally.scored ||
    defenders(table, b) - defenders(table, a)
  );
}

const defenders = (table: Table, seat: Seat) =>
  areaOf(table, seat).goals.reduce((sum, { colour }) => sum + active(table, seat, colour), 0);

/** The settled game: with two players the balls on the goals, with more the goals scored and the placement points. */
export function results({ table }: State): readonly SettledResult[] {
  if (table.phase !== "over") return [];
  const place = places(table);
  const best = place.flatMap((at, seat) => (at === 1 ? [seat] : []));
  const points = sharedPoints(place, pointsFor(table.options, place.length));
  const sides = table.areas.map(({ tally }, seat) => {
    const side = { seat, score: scoreOf(table, seat), place: place[seat] ?? place.length, tally };
    const won = points[seat];
    return won === undefined ? side : { ...side, points: won };
  });
  return [{ key: "match", kind: "played", sides, winner: best.length === 1 ? best[0] : undefined }];
}

/** Placement points by number of players; none with two, where the result is a scoreline (LF-128). */
function pointsFor({ points }: Options, players: number): readonly number[] | undefined {
  return players === 4 ? points.four : players === 3 ? points.three : undefined;
}

/** With two players the balls on the goals of the other, counted before they returned (LF-128). */
export function scoreOf(table: Table, seat: Seat): number {
  if (table.areas.length > 2) return areaOf(table, seat).tally.scored;
  const other = areaOf(table, 1 - seat);
  return other.eliminated?.balls ?? ballsAgainst(other);
}
