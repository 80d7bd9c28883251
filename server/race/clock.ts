import { isNull } from "drizzle-orm";
import { z } from "zod";
import { plays } from "@/db/schema";
import { carryOut } from "../plays/act";
import { foldedPlay, rulesOf } from "../plays/folded";
import { loadPlay, loadSeats, type PlayRow } from "../plays/store";
import { runtime } from "../runtime";
import { tickPlay } from "../timers/due";
import type { PresenceWord } from "./presence";
import { type RaceClock, races } from "./races";

/** The clock of this process for its races. */
export const raceClock: RaceClock = {
  ring: (playId) => quietly(tickPlay(playId, Date.now())),
  tell: (playId, seat, word) => quietly(tellPresence(playId, seat, word)),
};

/** The server was gone: races under way stand still for a moment, and whoever does not come back counts as lost. */
export async function interruptRaces(): Promise<void> {
  const { connection } = runtime();
  const open = await connection.db.select().from(plays).where(isNull(plays.finishedAt));
  for (const play of open.filter(isRace)) {
    const answer = await order(play, { type: "interrupt" }, `restart-${play.version}`, true);
    if (answer.kind !== "accepted") continue;
    for (const { seat } of await loadSeats(connection.db, play.id)) races().presence.expect(play.id, seat);
  }
}

async function tellPresence(playId: string, seat: number, word: PresenceWord): Promise<void> {
  const { db } = runtime().connection;
  const play = await loadPlay(db, playId);
  if (!isRace(play)) return;
  // At a real table nobody is lost with a screen, and a scoreboard's undo is for what its keeper did.
  if (Scoreboard.safeParse((await foldedPlay(db, play)).state).success) return;
  await order(play, { type: word, seat }, `${word}-${seat}-${play.version}`, false);
}

const Scoreboard = z.object({ options: z.object({ mode: z.literal("scoreboard") }) });

const isRace = (play: PlayRow) => play.finishedAt === null && rulesOf(play.game).tempo === "race";

function order(play: PlayRow, command: { type: string; seat?: number }, commandId: string, isQuiet: boolean) {
  const by = { kind: "clock" } as const;
  const dice = { source: "app" } as const;
  const at = Date.now();
  return carryOut(runtime().connection.db, by, {
    playId: play.id,
    commandId,
    command,
    dice,
    at,
    userId: undefined,
    isQuiet,
  });
}

/** What the clock could not do now, its poll does later. */
function quietly(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.error("clock of races:", error));
}
