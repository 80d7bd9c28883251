import type { Folded } from "@/engine/core/play";

/** Folded plays by id; what is stored is the truth, this only saves folding again. */
export interface PlayMemo {
  get(playId: string): Folded<unknown, unknown> | undefined;
  set(playId: string, play: Folded<unknown, unknown>): void;
  delete(playId: string): void;
}

/** Keeps the plays that were used last. */
export function createPlayMemo(most = 500): PlayMemo {
  const kept = new Map<string, Folded<unknown, unknown>>();
  return {
    get(playId) {
      const play = kept.get(playId);
      if (play !== undefined) {
        kept.delete(playId);
        kept.set(playId, play);
      }
      return play;
    },
    set(playId, play) {
      kept.delete(playId);
      kept.set(playId, play);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    delete: (playId) => void kept.delete(playId),
  };
}
