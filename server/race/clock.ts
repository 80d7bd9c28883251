import { and, inArray, isNull } from "drizzle-orm";
import { plays } from "@/db/schema";
import { rulesOf } from "../plays/folded";
import { tellSeat } from "../plays/presence";
import type { Recording } from "../plays/record";
import { runtime } from "../runtime";
import { dropMatch, holdMatch, moveIn } from "./hold";
import { isLiveRace, RACE_GAMES } from "./live-races";
import type { PresenceWord } from "./presence";
import { type RaceClock, races } from "./races";
import { storeMoves } from "./store";
import { dropRacePages, tellStored } from "./tell";

/** The clock of this process for its races. */
export const raceClock: RaceClock = {
  ring: (playId) => races().matches.get(playId)?.tick(Date.now()),
  tell: (playId, seat, word) => quietly(tellPresence(playId, seat, word)),
  store: storeAndTell,
  giveUp: (playId, error) => {
    console.error(`the race ${playId} goes on from its log:`, error);
    dropMatch(playId);
    quietly(holdMatch(playId));
  },
  dropPages: (tags) => quietly(dropRacePages(tags)),
};

/** The server was gone: races under way stand still for a moment, and whoever does not come back counts as lost. */
export async function interruptRaces(): Promise<void> {
  const { db } = runtime().connection;
  const isOpenRace = and(isNull(plays.finishedAt), inArray(plays.game, RACE_GAMES));
  for (const { id } of await db.select({ id: plays.id }).from(plays).where(isOpenRace)) {
    if (await isLiveRace(db, id)) await holdMatch(id);
  }
}

async function storeAndTell(recordings: readonly Recording[]): Promise<void> {
  const changed = await storeMoves(runtime().connection.db, recordings);
  for (const [index, recording] of recordings.entries()) {
    const { play, next } = recording;
    if (rulesOf(play.game).finished(next.state)) dropMatch(play.id);
    const told = tellStored(recording, changed[index] ?? { settled: false, booked: false }, races().pages.add);
    quietly(told);
  }
}

async function tellPresence(playId: string, seat: number, word: PresenceWord): Promise<void> {
  const { db } = runtime().connection;
  // At a real table nobody is lost with a screen.
  if (!(await isLiveRace(db, playId))) return tellSeat(db, { playId, seat, word, at: Date.now() });
  const { now } = await holdMatch(playId);
  const commandId = `${word}-${seat}-${now().version}`;
  const by = { kind: "clock" } as const;
  await moveIn(playId, { by, commandId, command: { type: word, seat }, at: Date.now(), userId: undefined });
}

function quietly(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.error("races:", error));
}
