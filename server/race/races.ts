import { type Alarms, createAlarms } from "./alarms";
import { createLines, type Lines } from "./lines";
import { createPresence, type Presence, type PresenceWord } from "./presence";

/** What races need beside the database: order, exact time, and who is there. One a process. */
export interface Races {
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

export function createRaces({ ring, tell }: RaceClock): Races {
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
