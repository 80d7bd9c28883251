/** A page that loads anew, or a tab that joins another room, is back before this (ms). */
export const GONE_AFTER = 3_000;
/** After a restart everybody gets longer to find the way back (ms). */
export const BACK_AFTER_RESTART = 15_000;

export type PresenceWord = "lost" | "returned";

/** Who of the players is connected to this process, told by their streams. */
export interface Presence {
  /** A stream of that seat opens; answers with the way to say that it has closed. */
  come(playId: string, seat: number): () => void;
  /** Somebody should come: lost if not in time. */
  expect(playId: string, seat: number): void;
  /** A player of another process has come. */
  hasCome(playId: string, seat: number): void;
  /** Says again who of a play is here. */
  remind(playId: string): void;
  close(): void;
}

export function createPresence(tell: (playId: string, seat: number, word: PresenceWord) => void): Presence {
  const open = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();
  const waitFor = (playId: string, seat: number, wait: number) => {
    const key = keyOf(playId, seat);
    clearTimeout(timers.get(key));
    const timer = setTimeout(() => {
      timers.delete(key);
      if (!open.has(key)) tell(playId, seat, "lost");
    }, wait);
    timers.set(key, timer.unref());
  };
  return {
    come(playId, seat) {
      const key = keyOf(playId, seat);
      clearTimeout(timers.get(key));
      timers.delete(key);
      open.set(key, (open.get(key) ?? 0) + 1);
      tell(playId, seat, "returned");
      return () => {
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) {
          open.set(key, left);
          return;
        }
        open.delete(key);
        waitFor(playId, seat, GONE_AFTER);
      };
    },
    expect(playId, seat) {
      if (!open.has(keyOf(playId, seat))) waitFor(playId, seat, BACK_AFTER_RESTART);
    },
    hasCome(playId, seat) {
      const key = keyOf(playId, seat);
      clearTimeout(timers.get(key));
      timers.delete(key);
    },
    remind(playId) {
      for (const key of open.keys()) {
        const [play, seat] = key.split("/");
        if (play === playId) tell(playId, Number(seat), "returned");
      }
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

const keyOf = (playId: string, seat: number) => `${playId}/${seat}`;
