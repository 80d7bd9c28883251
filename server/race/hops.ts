const KEPT = 5;

/** How long a move is on its way to another process and back (ms); the quickest of the latest few counts. */
export interface Hops {
  note(address: string, ms: number): void;
  /** 0 where none was made yet. */
  to(address: string): number;
}

export function createHops(): Hops {
  const made = new Map<string, readonly number[]>();
  return {
    note: (address, ms) => void made.set(address, [...(made.get(address) ?? []), ms].slice(-KEPT)),
    to: (address) => Math.min(...(made.get(address) ?? [0])),
  };
}
