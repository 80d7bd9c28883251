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

/** Where this process has Next drop pages: Next lets nobody do that but a request. */
export const DROP_PATH = "/api/internal/drop";

/** Drops the finished pages of this process. */
export interface PageDrops {
  /** Drops those that carry one of the tags: now, and again a little later. Costs nothing until somebody reads. */
  readonly drop: (tags: readonly string[]) => void;
  /** To be awaited before Next answers a reader: it may still keep what was dropped. Undefined when it does not. */
  readonly settle: () => Promise<void> | undefined;
  /** How often one of the tags was dropped: who reads learns from it that something was written meanwhile. */
  readonly timesDropped: (tags: readonly string[]) => number;
}

/**
 * Makes what drops finished pages by tag in this process. Writers only note the tags; the next reader has Next drop
 * them first, so that a match that nobody watches on a public page costs its tablets nothing.
 * @param address under which this process answers itself
 */
export function createPageDrops(address: string, key: string): PageDrops {
  const times = new Map<string, number>();
  const noted = new Set<string>();
  let settling: Promise<void> | undefined;
  const later = createBatches(note);

  function note(tags: Iterable<string>): void {
    globalThis.dugoutPages?.drop();
    for (const tag of tags) noted.add(tag);
  }

  async function ask(tags: readonly string[]): Promise<void> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
    const answer = await fetch(address + DROP_PATH, { method: "POST", headers, body: JSON.stringify(tags) });
    if (!answer.ok) throw new Error(`it was answered ${answer.status}`);
  }

  async function askAll(tags: readonly string[]): Promise<void> {
    for (let from = 0; from < tags.length; from += MOST_TAGS) {
      const some = tags.slice(from, from + MOST_TAGS);
      await ask(some).catch((error: unknown) => {
        console.error("finished pages could not be dropped:", error);
        note(some);
      });
    }
  }

  return {
    drop(tags) {
      for (const tag of tags) times.set(tag, (times.get(tag) ?? 0) + 1);
      note(tags);
      for (const after of AGAIN_AFTER) later(tags, after);
    },
    settle() {
      if (noted.size > 0) {
        const tags = [...noted];
        noted.clear();
        const before = settling;
        const now = Promise.all([before, askAll(tags)]).then(() => {
          if (settling === now) settling = undefined;
        });
        settling = now;
      }
      return settling;
    },
    timesDropped: (tags) => tags.reduce((sum, tag) => sum + (times.get(tag) ?? 0), 0),
  };
}

/** Hands tags on after a time, those of one moment together. */
function createBatches(take: (tags: Iterable<string>) => void) {
  const waiting = new Map<number, Set<string>>();
  return (tags: readonly string[], after: number): void => {
    const slot = Math.ceil((performance.now() + after) / PACE);
    const known = waiting.get(slot);
    for (const tag of tags) known?.add(tag);
    if (known !== undefined) return;
    const together = new Set(tags);
    waiting.set(slot, together);
    const due = () => {
      waiting.delete(slot);
      take(together);
    };
    setTimeout(due, slot * PACE - performance.now()).unref();
  };
}
