import { and, asc, isNotNull, isNull, lte, notInArray } from "drizzle-orm";
import { plays } from "@/db/schema";
import { carryOut } from "../plays/act";
import { foldedPlay, rulesOf } from "../plays/folded";
import { RACE_GAMES } from "../race/live-races";
import { runtime } from "../runtime";

/** How often the clock looks for due plays, in ms; a game's freeze is a few seconds. */
const LOOK_EVERY = 200;

/**
 * Sends the commands of the clock. What is due is in the database, so after a restart the clock goes on; of several
 * processes one takes a due play, the others skip it.
 */
export function startClock(): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    try {
      while (!stopped && (await tick(Date.now()))) {}
    } catch (error) {
      if (!stopped) console.error("clock:", error);
    }
    if (!stopped) timer = setTimeout(look, LOOK_EVERY);
  };
  timer = setTimeout(look, LOOK_EVERY);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Carries out the command of the play that has been due longest; races have alarms. Answers whether there was one. */
export async function tick(now: number): Promise<boolean> {
  const { connection } = runtime();
  const due = await connection.db.transaction(async (tx) => {
    const [play] = await tx
      .select()
      .from(plays)
      .where(
        and(
          isNotNull(plays.dueAt),
          isNull(plays.finishedAt),
          lte(plays.dueAt, new Date(now)),
          notInArray(plays.game, RACE_GAMES),
        ),
      )
      .orderBy(asc(plays.dueAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (play === undefined) return undefined;
    const next = rulesOf(play.game).nextDue((await foldedPlay(tx, play)).state);
    return next === undefined ? undefined : { playId: play.id, version: play.version, command: next.command };
  });
  if (due === undefined) return false;
  const answer = await carryOut(
    connection.db,
    { kind: "clock" },
    {
      playId: due.playId,
      commandId: `clock-${due.version}`,
      command: due.command,
      dice: { source: "app" },
      at: now,
      userId: undefined,
    },
  );
  return answer.kind === "accepted";
}
