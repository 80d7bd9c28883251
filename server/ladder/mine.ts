import type { UserContext } from "../access/procedures";
import { listEntriesOf } from "../competitions/store";
import { ladderOf } from "./shown";
import { laddersOf } from "./store";

/** The ladders that a person is on: own place, who challenges whom, who can be challenged. */
export async function myLadders(ctx: UserContext) {
  const own = await laddersOf(ctx.db, ctx.viewer.userId);
  const entries = await listEntriesOf(
    ctx.db,
    own.map(({ competitionId }) => competitionId),
  );
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? "";
  const ladders = [];
  for (const { competitionId, competition, league, timeZone, entryId } of own) {
    const { rungs, challenges, reach } = await ladderOf(ctx.db, competitionId);
    const rung = rungs.find(({ entry }) => entry === entryId);
    if (rung === undefined) continue;
    const rankOf = (id: string) => rungs.find(({ entry }) => entry === id)?.rank ?? 0;
    const current = challenges.find((one) => one.challengerId === entryId || one.challengedId === entryId);
    const rivalId = current?.challengerId === entryId ? current.challengedId : current?.challengerId;
    ladders.push({
      competitionId,
      competition,
      league,
      timeZone,
      entryId,
      name: nameOf(entryId),
      rank: rung.rank,
      of: rungs.length,
      current:
        current === undefined || rivalId === undefined
          ? undefined
          : {
              id: current.id,
              state: current.state,
              answerBy: current.answerBy,
              isMine: current.challengerId === entryId,
              rival: { name: nameOf(rivalId), rank: rankOf(rivalId) },
            },
      reach: (reach[entryId] ?? []).map((id) => ({ id, name: nameOf(id), rank: rankOf(id) })),
    });
  }
  return ladders;
}
