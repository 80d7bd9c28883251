import type { Context } from "../context";
import { runtime } from "../runtime";
import { hasAdministrator } from "./store";

/** Whether nobody organises this installation yet. */
export async function needsSetUp(ctx: Pick<Context, "db">): Promise<boolean> {
  return runtime().setupCode !== undefined && !(await hasAdministrator(ctx.db));
}
