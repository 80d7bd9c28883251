/** Exact alarms of this process, one a race. */
export interface Alarms {
  /** Sets the play's alarm to that time (ms since the epoch) instead of an earlier set one; undefined takes it away. */
  set(playId: string, at: number | undefined): void;
  close(): void;
}

/** Whoever is woken before the time sets the alarm again (ms). */
const LONGEST = 3_600_000;

export function createAlarms(ring: (playId: string) => void): Alarms {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    set(playId, at) {
      clearTimeout(timers.get(playId));
      timers.delete(playId);
      if (at === undefined) return;
      const wait = Math.min(LONGEST, Math.max(0, at - Date.now()));
      const timer = setTimeout(() => {
        timers.delete(playId);
        ring(playId);
      }, wait);
      timers.set(playId, timer.unref());
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
