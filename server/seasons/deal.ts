import { nextDivisions } from "@/engine/league/divisions";
import { refused } from "../errors";
import type { EndingCompetition } from "./ending";
import type { Ladder } from "./schema";

/**
 * Who plays where next season: entries by competition in the order of this season's end, changed by the ladders.
 * @throws AppError `competition-not-in-season`, `ladder-does-not-fit`, `ladder-mixes-games`
 */
export function dealEntries(competitions: readonly EndingCompetition[], ladders: readonly Ladder[]) {
  const dealt = new Map(competitions.map(({ row, order }) => [row.id, order]));
  const inLadders = ladders.flatMap(({ competitionIds }) => competitionIds);
  if (new Set(inLadders).size !== inLadders.length) throw refused("ladder-does-not-fit");
  for (const { competitionIds, swaps } of ladders) {
    const steps = competitionIds.map((id) => {
      const found = competitions.find(({ row }) => row.id === id);
      if (found === undefined) throw refused("competition-not-in-season");
      return found;
    });
    if (new Set(steps.map(({ row }) => row.game)).size > 1) throw refused("ladder-mixes-games");
    refuseUnfit(steps, swaps);
    const { divisions } = nextDivisions(
      steps.map(({ order }) => order),
      swaps.map((direct) => ({ direct, playOffs: 0 })),
    );
    for (const [index, { row }] of steps.entries()) dealt.set(row.id, divisions[index] ?? []);
  }
  return dealt;
}

/** One border between neighbours; nobody who goes up may also be one who goes down. */
function refuseUnfit(steps: readonly EndingCompetition[], swaps: readonly number[]): void {
  if (swaps.length !== steps.length - 1) throw refused("ladder-does-not-fit");
  for (const [index, { order, row }] of steps.entries()) {
    const moving = (swaps[index - 1] ?? 0) + (swaps[index] ?? 0);
    if (moving > order.length) throw refused("too-many-change-places", { competition: row.name, most: order.length });
  }
}
