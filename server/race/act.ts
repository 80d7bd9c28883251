import type { PlacedContext } from "../access/procedures";
import { type Answer, act } from "../plays/act";
import { actorOf } from "../plays/act-as";
import { noting } from "../plays/foreign-move";
import type { PlayAction } from "../plays/schema";
import { loadPlay } from "../plays/store";
import { moveIn } from "./hold";
import { isLiveRace } from "./live-races";

/** A command by somebody: in a live race it goes to the match in memory, in all other plays to the database. */
export function actOrRace(ctx: PlacedContext, input: PlayAction): Promise<Answer> {
  return noting(ctx, input.playId, input, () => actNow(ctx, input));
}

async function actNow(ctx: PlacedContext, input: PlayAction): Promise<Answer> {
  if (!(await isLiveRace(ctx.db, input.playId))) return act(ctx, input);
  const { playId, commandId, command } = input;
  const by = await actorOf(ctx, ctx.standing, await loadPlay(ctx.db, playId), input.as);
  return moveIn(playId, { by, commandId, command, at: ctx.at, userId: ctx.viewer?.userId });
}
