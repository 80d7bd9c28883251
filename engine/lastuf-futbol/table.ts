import type { Seat } from "../core/rules";
import { type CardId, type Colour, colourOf, kindOf } from "./cards";
import { BALLS_TO_CLOSE } from "./options";
import type { Area, Footballer, Goal, Table } from "./state";

/** What lies in front of a seat. Throws for a seat that does not exist. */
export function areaOf(table: Table, seat: Seat): Area {
  const area = table.areas[seat];
  if (area === undefined) throw new Error(`no seat ${seat}`);
  return area;
}

/** Whether a footballer is fit; an injured one neither attacks nor defends (LF-047). */
export const isActive = ({ attached }: Footballer) => attached.length === 0 || injuryOn(attached) === undefined;

/** The injury among attached cards. */
export const injuryOn = (attached: readonly CardId[]) => attached.find((card) => kindOf(card) === "injury");

/** The yellow cards among attached cards. */
export const yellowsOn = (attached: readonly CardId[]) => attached.filter((card) => kindOf(card) === "yellow-card");

/** Active footballers of a colour in front of a seat: its defenders if the goal is its own, else its attackers (ruling F23). */
export function active(table: Table, seat: Seat, colour: Colour): number {
  let count = 0;
  for (const footballer of areaOf(table, seat).footballers) {
    if (colourOf(footballer.card) === colour && isActive(footballer)) count++;
  }
  return count;
}

/** A goal in play and its owner. */
export interface OwnedGoal {
  readonly owner: Seat;
  readonly goal: Goal;
}

/** The goal of a colour, if it is in play. */
export function goalOf(table: Table, colour: Colour): OwnedGoal | undefined {
  for (const [owner, { goals }] of table.areas.entries()) {
    const goal = goals.find((one) => one.colour === colour);
    if (goal !== undefined) return { owner, goal };
  }
  return undefined;
}

/** A footballer on the table and the seat in front of which he stands. */
export interface PlacedFootballer {
  readonly owner: Seat;
  readonly footballer: Footballer;
}

/** The footballer with that card, if he is on the table. */
export function footballerOf(table: Table, card: CardId): PlacedFootballer | undefined {
  for (const [owner, { footballers }] of table.areas.entries()) {
    const footballer = footballers.find((one) => one.card === card);
    if (footballer !== undefined) return { owner, footballer };
  }
  return undefined;
}

/** Balls on all goals in front of a seat. */
export const ballsAgainst = ({ goals }: Pick<Area, "goals">) => goals.reduce((sum, { balls }) => sum + balls.length, 0);

/** Whether a goal takes no further ball (ruling F10). */
export const isClosed = ({ balls }: Goal) => balls.length >= BALLS_TO_CLOSE;

/** Whether these goals mean elimination: any closed one, or both where that is agreed (rulings F9, F10). */
export function isOut(table: Pick<Table, "options">, goals: readonly Goal[]): boolean {
  return table.options.variant === "two-goals-both" ? goals.every(isClosed) : goals.some(isClosed);
}

/** How many players are still in. */
export const playersIn = (table: Table) => table.areas.length - table.out.length;

/** The seats still in to the left of one, in turn order, without itself (LF-035). */
export function leftOf(table: Table, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let step = 1; step < table.areas.length; step++) {
    const other = (seat + step) % table.areas.length;
    if (areaOf(table, other).eliminated === undefined) seats.push(other);
  }
  return seats;
}
