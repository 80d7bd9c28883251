import { nextDivisions } from "@/engine/league/divisions";
import { refused } from "../errors";
import type { EndingCompetition } from "./ending";
import type { Ladder } from "./schema";

/** What entries go up to and down from: a competition, or a division of one. */
interface Step {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly order: readonly string[];
}

/** The steps of a competition: its divisions from the highest down, or itself. */
export const stepsOf = ({ row, order, divisions }: EndingCompetition): Step[] =>
  divisions.length > 0
    ? divisions.map((division) => ({ ...division, game: row.game }))
    : [{ id: row.id, name: row.name, game: row.game, order }];

/**
 * Who plays where next season: entries by competition or division in the order of this season's end, changed by the
 * ladders.
 * @throws AppError `competition-not-in-season`, `ladder-does-not-fit`, `ladder-mixes-games`, `too-many-change-places`
 */
export function dealEntries(
  competitions: readonly EndingCompetition[],
  ladders: readonly Ladder[],
): ReadonlyMap<string, readonly string[]> {
  const all = competitions.flatMap(stepsOf);
  const dealt = new Map(all.map(({ id, order }) => [id, order]));
  const used = ladders.flatMap(({ steps }) => steps);
  if (new Set(used).size !== used.length) throw refused("ladder-does-not-fit");
  for (const { steps: ids, swaps } of ladders) {
    const steps = ids.map((id) => {
      const found = all.find((step) => step.id === id);
      if (found === undefined) throw refused("competition-not-in-season");
      return found;
    });
    if (new Set(steps.map(({ game }) => game)).size > 1) throw refused("ladder-mixes-games");
    refuseUnfit(steps, swaps);
    const { divisions } = nextDivisions(
      steps.map(({ order }) => order),
      swaps.map((direct) => ({ direct, playOffs: 0 })),
    );
    for (const [index, { id }] of steps.entries()) dealt.set(id, divisions[index] ?? []);
  }
  return dealt;
}

/** One border between neighbours; nobody who goes up may also be one who goes down. */
function refuseUnfit(steps: readonly Step[], swaps: readonly number[]): void {
  if (swaps.length !== steps.length - 1) throw refused("ladder-does-not-fit");
  for (const [index, { order, name }] of steps.entries()) {
    const moving = (swaps[index - 1] ?? 0) + (swaps[index] ?? 0);
    if (moving > order.length) throw refused("too-many-change-places", { competition: name, most: order.length });
  }
}
