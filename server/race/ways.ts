/** Everybody hears of the ways at most so often (ms). */
const TELL_EVERY = 2_000;
/** A way that was not measured for so long says nothing any more (ms). */
const GOOD_FOR = 15_000;

/** By seat: how long the way to the server and back is (ms). */
export type SeatWays = Readonly<Record<number, number>>;

/** How quick the ways of the players of each play are, told at a gentle pace. */
export interface Ways {
  /** One was measured by this process. */
  note(playId: string, seat: number, ms: number): void;
  /** Another process measured those of its players. */
  hear(playId: string, ways: SeatWays): void;
  close(): void;
}

/**
 * @param tell what this process measured, for the other ones
 * @param show what is known of all players, for the readers here
 */
export function createWays(
  tell: (playId: string, ways: SeatWays) => void,
  show: (playId: string, ways: SeatWays) => void,
): Ways {
  const own = new Map<string, Measured>();
  const all = new Map<string, Measured>();
  const timers = new Map<string, NodeJS.Timeout>();
  const showSoon = (playId: string) => {
    if (timers.has(playId)) return;
    const timer = setTimeout(() => {
      timers.delete(playId);
      const measured = fresh(own, playId);
      if (Object.keys(measured).length > 0) tell(playId, measured);
      show(playId, fresh(all, playId));
    }, TELL_EVERY);
    timers.set(playId, timer.unref());
  };
  return {
    note(playId, seat, ms) {
      keep(own, playId, seat, ms);
      keep(all, playId, seat, ms);
      showSoon(playId);
    },
    hear(playId, ways) {
      for (const [seat, ms] of Object.entries(ways)) keep(all, playId, Number(seat), ms);
      show(playId, fresh(all, playId));
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

type Measured = Map<number, { readonly ms: number; readonly at: number }>;

function keep(plays: Map<string, Measured>, playId: string, seat: number, ms: number): void {
  const measured = plays.get(playId) ?? new Map();
  plays.set(playId, measured.set(seat, { ms, at: Date.now() }));
}

/** What is still true; a play of which nothing is known any more is forgotten. */
function fresh(plays: Map<string, Measured>, playId: string): SeatWays {
  const measured = plays.get(playId) ?? new Map();
  for (const [seat, { at }] of measured) if (Date.now() - at > GOOD_FOR) measured.delete(seat);
  if (measured.size === 0) plays.delete(playId);
  return Object.fromEntries([...measured].map(([seat, { ms }]) => [seat, ms]));
}
