import { type Alarms, createAlarms } from "./alarms";
import { createLines, type Lines } from "./lines";
import { createPresence, type Presence, type PresenceWord } from "./presence";

/** What races need beside the database: order, exact time, and who is there. */
interface Races {
  readonly lines: Lines;
  readonly alarms: Alarms;
  readonly presence: Presence;
  close(): void;
}

/** What the clock does for races. */
export interface RaceClock {
  ring(playId: string): void;
  tell(playId: string, seat: number, word: PresenceWord): void;
}

declare global {
  var dugoutRaces: Races | undefined;
}

/** The one of this process, made when it is first needed; on `globalThis` for the same reason as the runtime. */
export function races(): Races {
  globalThis.dugoutRaces ??= createRaces(clock);
  return globalThis.dugoutRaces;
}

export function closeRaces(): void {
  globalThis.dugoutRaces?.close();
  globalThis.dugoutRaces = undefined;
}

/** Loaded late, since the clock carries out commands and these come through here. */
const clock: RaceClock = {
  ring: (playId) => void import("./clock").then(({ raceClock }) => raceClock.ring(playId)),
  tell: (playId, seat, word) => void import("./clock").then(({ raceClock }) => raceClock.tell(playId, seat, word)),
};

function createRaces({ ring, tell }: RaceClock): Races {
  const alarms = createAlarms(ring);
  const presence = createPresence(tell);
  return {
    lines: createLines(),
    alarms,
    presence,
    close() {
      alarms.close();
      presence.close();
    },
  };
}
