/** How one more call stands against what may be asked in a window of time. */
export interface CallCount {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window is over. */
  readonly resetIn: number;
  readonly isAllowed: boolean;
}

/** Counts calls by address, in memory: cheap, and good enough for what only reads. */
export interface CallWindow {
  readonly count: (address: string, at: number) => CallCount;
}

/** @param most calls of one address in a window of `ms` */
export function createCallWindow(most: number, ms: number): CallWindow {
  let endsAt = 0;
  let calls = new Map<string, number>();
  return {
    count(address, at) {
      if (at >= endsAt) {
        endsAt = at + ms;
        calls = new Map();
      }
      const count = (calls.get(address) ?? 0) + 1;
      calls.set(address, count);
      const resetIn = Math.ceil((endsAt - at) / 1_000);
      return { limit: most, remaining: Math.max(0, most - count), resetIn, isAllowed: count <= most };
    },
  };
}
