import { randomBytes } from "node:crypto";

/** Who may move for a seat without signing in anew: as long as the stream is open on which that was checked. */
export interface Pass {
  readonly playId: string;
  readonly seat: number;
  readonly userId: string;
}

/** The passes of this process's open streams, and how quick the way to their holders is. */
export interface Passes {
  /** A secret word for the seat, and the way to take it back. */
  issue(pass: Pass): { readonly word: string; readonly revoke: () => void };
  /** Whose word it is. */
  find(word: string): Pass | undefined;
  /** Begins to measure: a number that its holder is to send back at once. @param at by `performance.now()` */
  beat(word: string, at: number): number;
  /** The number is back: the shortest round trip of the latest few, in whole ms; undefined for another number. */
  echo(word: string, beat: number, at: number): number | undefined;
}

interface Pulse {
  readonly beat: number;
  readonly at: number;
  readonly trips: readonly number[];
}

const TRIPS_KEPT = 5;

export function createPasses(): Passes {
  const words = new Map<string, Pass>();
  const pulses = new Map<string, Pulse>();
  return {
    issue(pass) {
      const word = randomBytes(24).toString("base64url");
      words.set(word, pass);
      const revoke = () => {
        words.delete(word);
        pulses.delete(word);
      };
      return { word, revoke };
    },
    find: (word) => words.get(word),
    beat(word, at) {
      const { beat = 0, trips = [] } = pulses.get(word) ?? {};
      pulses.set(word, { beat: beat + 1, at, trips });
      return beat + 1;
    },
    echo(word, beat, at) {
      const pulse = pulses.get(word);
      if (pulse === undefined || pulse.beat !== beat) return undefined;
      const trips = [...pulse.trips, at - pulse.at].slice(-TRIPS_KEPT);
      pulses.set(word, { beat: beat + 1, at, trips });
      return Math.round(Math.min(...trips));
    },
  };
}
