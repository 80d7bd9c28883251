import type { Seat } from "../../core/rules";
import { COLOURS, type Colour, colourOf } from "../cards";
import type { Table } from "../state";
import { isActive } from "../table";

/** The table as far as scoring is concerned: fit footballers by seat and colour, and the goals in play. */
export interface Position {
  readonly fit: readonly (readonly number[])[];
  readonly goals: readonly { readonly colour: Colour; readonly owner: Seat; readonly balls: number }[];
}

/** Reads a position off the table. */
export function positionOf(table: Table): Position {
  const fit = table.areas.map(({ footballers }) => {
    const counts = COLOURS.map(() => 0);
    for (const footballer of footballers) {
      const colour = colourOf(footballer.card);
      if (colour !== undefined && isActive(footballer)) {
        const index = COLOURS.indexOf(colour);
        counts[index] = (counts[index] ?? 0) + 1;
      }
    }
    return counts;
  });
  const goals = table.areas.flatMap((area, owner) =>
    area.goals.map(({ colour, balls }) => ({ colour, owner, balls: balls.length })),
  );
  return { fit, goals };
}

/** Fit footballers of a colour in front of a seat. */
export const fitOf = ({ fit }: Position, seat: Seat, colour: Colour) => fit[seat]?.[COLOURS.indexOf(colour)] ?? 0;

/** The position with some footballers of a colour more (or fewer) in front of a seat. */
export function withFit(position: Position, seat: Seat, colour: Colour, more: number): Position {
  const column = COLOURS.indexOf(colour);
  const fit = position.fit.map((counts, index) =>
    index === seat ? counts.map((count, at) => (at === column ? count + more : count)) : counts,
  );
  return { fit, goals: position.goals };
}

/** What a lead of attackers over defenders is worth: within reach, near, or the farther off the less. */
const reach = (lead: number) => (lead >= 1 ? 3 + 0.3 * Math.min(lead - 1, 3) : 1.6 * 0.45 ** -lead);

/** What a position is worth to a seat, in about a third of a ball: chances on the goals of others less theirs on its own. */
export function worthOf(position: Position, seat: Seat): number {
  let worth = 0;
  let chance = 0;
  for (const { colour, owner, balls } of position.goals) {
    if (owner === seat) worth -= danger(position, seat, colour, balls);
    else {
      const attackers = fitOf(position, seat, colour);
      const lead = attackers - fitOf(position, owner, colour);
      const here = reach(attackers > 0 ? lead : lead - 1) * (1 + 0.5 * balls);
      worth += 0.3 * here + 4 * balls;
      chance = Math.max(chance, here);
    }
  }
  return worth + 0.7 * chance;
}

/** What a seat has to fear at one of its goals: the balls there and everybody who attacks it. */
function danger(position: Position, seat: Seat, colour: Colour, balls: number): number {
  const defenders = fitOf(position, seat, colour);
  let fear = 5 * balls * balls + Math.max(0, 0.4 * (3 - defenders));
  for (let other = 0; other < position.fit.length; other++) {
    const attackers = other === seat ? 0 : fitOf(position, other, colour);
    if (attackers > 0) fear += reach(attackers - defenders) * (1 + balls);
  }
  return fear;
}
