/** A hold that the database was last asked about this long ago is not relied on any more (ms); there it lasts longer. */
const GOOD_FOR = 5_000;
const RENEW_EVERY = 2_000;

/** For how long this process may rely on having its races. */
export interface Leases {
  /** The database said that it has them. @param asked when it was asked, by `performance.now()`; Infinity lasts for ever */
  extend(playIds: readonly string[], asked: number): void;
  isGood(playId: string): boolean;
  end(playId: string): void;
  /** Begins to renew now and then. */
  start(): void;
  close(): void;
}

export function createLeases(renew: () => Promise<void>): Leases {
  const good = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  return {
    extend(playIds, asked) {
      for (const playId of playIds) good.set(playId, asked + GOOD_FOR);
    },
    isGood: (playId) => performance.now() < (good.get(playId) ?? 0),
    end: (playId) => void good.delete(playId),
    start() {
      let isBusy = false;
      timer ??= setInterval(async () => {
        if (isBusy) return;
        isBusy = true;
        await renew().finally(() => {
          isBusy = false;
        });
      }, RENEW_EVERY).unref();
    },
    close: () => clearInterval(timer),
  };
}
