import { randomUUID } from "node:crypto";
import { tellOthers } from "../live/relay";
import { rulesOf } from "../plays/folded";
import { tellSeat } from "../plays/presence";
import type { Recording } from "../plays/record";
import { runtime } from "../runtime";
import { dropMatch, findMatch, heldMatch, moveIn, thisHolder } from "./hold";
import { orphans, releaseHolds, renewHolds } from "./hold-store";
import { isLiveRace } from "./live-races";
import type { PresenceWord } from "./presence";
import { type RaceClock, races } from "./races";
import { storeMoves } from "./store";
import { dropRacePages, tellStored } from "./tell";

/** The clock of this process for its races. */
export const raceClock: RaceClock = {
  ring: (playId) => heldMatch(playId)?.tick(Date.now()),
  tell: (playId, seat, word) => quietly(tellPresence(playId, seat, word)),
  store: storeAndTell,
  giveUp: (playId, error) => {
    console.error(`the race ${playId} goes on from its log:`, error);
    dropMatch(playId);
    quietly(findMatch(playId));
  },
  dropPages: (tags) => quietly(dropRacePages(tags)),
  tellWays: (id, ways) => quietly(tellOthers({ tags: [], ways: { id, ways } })),
  showWays: (playId, ways) => runtime().hub.tell(`play:${playId}`, 0, () => ({ ways })),
  renew: () => renew().catch((error: unknown) => console.error("races:", error)),
  release: () => releaseHolds(runtime().connection.db, runtime().processId),
};

/**
 * Takes up the races that nobody has: their process is gone. Rounds under way stand still for a moment, and whoever
 * does not come back counts as lost.
 */
export async function takeUpRaces(): Promise<void> {
  const { db } = runtime().connection;
  for (const playId of await orphans(db, thisHolder())) {
    if (heldMatch(playId) === undefined && (await isLiveRace(db, playId))) await findMatch(playId);
  }
  races().leases.start();
}

async function renew(): Promise<void> {
  const { connection, processId } = runtime();
  if (connection.kind === "pglite") return;
  const asked = performance.now();
  const held = [...races().matches.keys()];
  const kept = await renewHolds(connection.db, processId, held);
  races().leases.extend(kept, asked);
  for (const playId of held) if (!kept.includes(playId)) dropMatch(playId);
  await takeUpRaces();
}

async function storeAndTell(recordings: readonly Recording[]): Promise<void> {
  const { connection, processId } = runtime();
  const changed = await storeMoves(connection.db, processId, recordings);
  for (const [index, recording] of recordings.entries()) {
    const { play, next } = recording;
    const term = races().matches.get(play.id)?.term ?? 0;
    quietly(tellStored(recording, term, changed[index] ?? { settled: false, booked: false }));
    if (!rulesOf(play.game).finished(next.state)) continue;
    dropMatch(play.id);
    quietly(releaseHolds(connection.db, processId, play.id));
  }
}

async function tellPresence(playId: string, seat: number, word: PresenceWord): Promise<void> {
  const { db } = runtime().connection;
  // At a real table nobody is lost with a screen.
  if (!(await isLiveRace(db, playId))) return tellSeat(db, { playId, seat, word, at: Date.now() });
  const commandId = `${word}-${seat}-${randomUUID()}`;
  const by = { kind: "clock" } as const;
  await moveIn(playId, { by, commandId, command: { type: word, seat }, at: Date.now(), userId: undefined });
}

function quietly(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.error("races:", error));
}
