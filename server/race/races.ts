import { type Alarms, createAlarms } from "./alarms";
import type { Whereabouts } from "./hold";
import { createHops, type Hops } from "./hops";
import { createLeases, type Leases } from "./leases";
import { createLines, type Lines } from "./lines";
import type { Match } from "./match";
import { createPageQueue, type PageQueue } from "./page-queue";
import { createPasses, type Passes } from "./passes";
import { createPresence, type Presence, type PresenceWord } from "./presence";
import { createWays, type SeatWays, type Ways } from "./ways";
import { createWriter, type Writer, type WriterParts } from "./writer";

/** What races need beside the database: the matches in memory, order, exact time, and who is there. */
interface Races {
  readonly lines: Lines;
  readonly alarms: Alarms;
  readonly presence: Presence;
  /** The matches that this process holds. */
  readonly matches: Map<string, Match>;
  readonly leases: Leases;
  /** Those that it is about to take up. */
  readonly opening: Map<string, Promise<Whereabouts>>;
  readonly writer: Writer;
  readonly passes: Passes;
  readonly pages: PageQueue;
  readonly ways: Ways;
  readonly hops: Hops;
}

/** What this process does for its races at their hour, and when something is to be stored, told or given up. */
export interface RaceClock extends WriterParts {
  ring(playId: string): void;
  tell(playId: string, seat: number, word: PresenceWord): void;
  dropPages(tags: readonly string[]): void;
  /** The other processes hear how quick the ways of this one's players are. */
  tellWays(playId: string, ways: SeatWays): void;
  /** Readers here hear it of all players. */
  showWays(playId: string, ways: SeatWays): void;
  /** Says that this process still has its races, and takes up those that nobody has. */
  renew(): Promise<void>;
  /** Lets them go. */
  release(): Promise<void>;
}

declare global {
  var dugoutRaces: Races | undefined;
}

/** The one of this process, made when it is first needed; on `globalThis` for the same reason as the runtime. */
export function races(): Races {
  globalThis.dugoutRaces ??= createRaces(clock);
  return globalThis.dugoutRaces;
}

/** Stores what is not stored yet, and stops all timers. */
export async function closeRaces(): Promise<void> {
  const closed = globalThis.dugoutRaces;
  closed?.alarms.close();
  closed?.presence.close();
  closed?.ways.close();
  closed?.leases.close();
  await closed?.writer.idle();
  if (closed !== undefined && closed.matches.size > 0) await clock.release();
  closed?.pages.close();
  globalThis.dugoutRaces = undefined;
}

/** Loaded late, since the clock moves in races and comes through here. */
const clock: RaceClock = {
  ring: (playId) => void import("./clock").then(({ raceClock }) => raceClock.ring(playId)),
  tell: (playId, seat, word) => void import("./clock").then(({ raceClock }) => raceClock.tell(playId, seat, word)),
  store: (recordings) => import("./clock").then(({ raceClock }) => raceClock.store(recordings)),
  giveUp: (playId, error) => void import("./clock").then(({ raceClock }) => raceClock.giveUp(playId, error)),
  renew: () => import("./clock").then(({ raceClock }) => raceClock.renew()),
  release: () => import("./clock").then(({ raceClock }) => raceClock.release()),
  dropPages: (tags) => void import("./clock").then(({ raceClock }) => raceClock.dropPages(tags)),
  tellWays: (playId, ways) => void import("./clock").then(({ raceClock }) => raceClock.tellWays(playId, ways)),
  showWays: (playId, ways) => void import("./clock").then(({ raceClock }) => raceClock.showWays(playId, ways)),
};

function createRaces({ ring, tell, store, giveUp, dropPages, tellWays, showWays, renew }: RaceClock): Races {
  return {
    lines: createLines(),
    alarms: createAlarms(ring),
    presence: createPresence(tell),
    matches: new Map(),
    leases: createLeases(renew),
    opening: new Map(),
    writer: createWriter({ store, giveUp }),
    passes: createPasses(),
    pages: createPageQueue(dropPages),
    ways: createWays(tellWays, showWays),
    hops: createHops(),
  };
}
