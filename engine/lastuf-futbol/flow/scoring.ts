import { suddenDeathFrom } from "../options";
import type { Script } from "../script";
import type { Pending } from "../state";
import { areaOf, goalOf, isOut } from "../table";
import { eliminate } from "./elimination";

/** The goal counts; only now is elimination looked at (LF-136). */
export function score(script: Script, { seat, card, goal, owner }: Extract<Pending, { about: "goal" }>): void {
  const balls = (goalOf(script.state().table, goal)?.goal.balls.length ?? 0) + 1;
  script.add({ type: "goal-scored", seat, card, goal, owner, balls });
  const { table } = script.state();
  const suddenDeath = suddenDeathFrom(table.options, table.entrants.length);
  if (isOut(table, areaOf(table, owner).goals)) eliminate(script, owner, "three-goals");
  else if (suddenDeath !== undefined && table.turns >= suddenDeath) eliminate(script, owner, "sudden-death");
}
