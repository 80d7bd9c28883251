import { revalidateTag } from "next/cache";

declare global {
  /** Finished pages as bytes, kept by the start script in front of Next; not there in development and in tests. */
  var dugoutPages: { drop(): void } | undefined;
}

/**
 * After a write, in ms. What was being read or rendered when it committed is kept by Next as if it came after: the
 * first time drops such data, the second such pages, and those made of that data.
 */
const AGAIN_AFTER = [900, 1_500] as const;

/** What is to be dropped again goes together, at this pace in ms. */
const PACE = 200;

/** How many tags go in one request. */
export const MOST_TAGS = 100;

/** Where a process tells itself to drop pages when no request of its own is at hand. */
export const DROP_PATH = "/api/internal/drop";

/** Drops the finished pages of this process. */
export interface PageDrops {
  /** Drops those that carry one of the tags: now, and again a little later. */
  readonly drop: (tags: readonly string[]) => void;
  /** How often one of the tags was dropped: who reads learns from it that something was written meanwhile. */
  readonly timesDropped: (tags: readonly string[]) => number;
}

/**
 * Makes what drops finished pages by tag in this process: at once where a request is being answered, by a request to
 * itself elsewhere (the clock, news of other processes, later).
 * @param address under which this process answers itself
 */
export function createPageDrops(address: string, key: string): PageDrops {
  async function ask(tags: readonly string[]): Promise<void> {
    await fetch(address + DROP_PATH, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify(tags),
    });
  }
  function askQuietly(tags: readonly string[]): void {
    for (let from = 0; from < tags.length; from += MOST_TAGS)
      ask(tags.slice(from, from + MOST_TAGS)).catch((error: unknown) =>
        console.error("finished pages could not be dropped:", error),
      );
  }

  const times = new Map<string, number>();
  const waiting = new Map<number, Set<string>>();
  function dropLater(tags: readonly string[], after: number): void {
    const slot = Math.ceil((performance.now() + after) / PACE);
    const known = waiting.get(slot);
    if (known !== undefined) {
      for (const tag of tags) known.add(tag);
      return;
    }
    const together = new Set(tags);
    waiting.set(slot, together);
    setTimeout(
      () => {
        waiting.delete(slot);
        askQuietly([...together]);
      },
      slot * PACE - performance.now(),
    ).unref();
  }

  return {
    drop: (tags) => {
      for (const tag of tags) times.set(tag, (times.get(tag) ?? 0) + 1);
      if (!dropHere(tags)) askQuietly(tags);
      for (const after of AGAIN_AFTER) dropLater(tags, after);
    },
    timesDropped: (tags) => tags.reduce((sum, tag) => sum + (times.get(tag) ?? 0), 0),
  };
}

/** Drops pages by tag; answers false outside of a request, where Next has nothing to drop them from. */
export function dropHere(tags: readonly string[]): boolean {
  try {
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    globalThis.dugoutPages?.drop();
    return true;
  } catch {
    return false;
  }
}
