/** Exact alarms of this process, one a play, on top of the clock that looks at the database now and then. */
export interface Alarms {
  /** Sets the play's alarm to that time (ms since the epoch) instead of an earlier set one; undefined takes it away. */
  set(playId: string, at: number | undefined): void;
  close(): void;
}

/** Longer waits are left to the clock. */
const LONGEST = 60_000;

export function createAlarms(ring: (playId: string) => void): Alarms {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    set(playId, at) {
      clearTimeout(timers.get(playId));
      timers.delete(playId);
      const wait = at === undefined ? undefined : at - Date.now();
      if (wait === undefined || wait > LONGEST) return;
      const timer = setTimeout(
        () => {
          timers.delete(playId);
          ring(playId);
        },
        Math.max(0, wait),
      );
      timers.set(playId, timer.unref());
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
