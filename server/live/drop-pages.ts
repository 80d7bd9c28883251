import { revalidateTag } from "next/cache";

declare global {
  /** Finished pages as bytes, kept by the start script in front of Next; not there in development and in tests. */
  var dugoutPages: { drop(): void } | undefined;
}

/** A page whose rendering was under way while a write committed may be kept as it was before: drop it again after this. */
const AGAIN_AFTER = 1_500;

/** How many tags go in one request. */
export const MOST_TAGS = 100;

/** Where a process tells itself to drop pages when no request of its own is at hand. */
export const DROP_PATH = "/api/internal/drop";

/** Tags that wait for their second time go together, at this pace in ms. */
const PACE = 250;

/**
 * Makes the function that drops finished pages by tag in this process: at once where a request is being answered, by
 * a request to itself elsewhere (the clock, news of other processes), and once more a little later.
 * @param address under which this process answers itself
 */
export function createDropPages(address: string, key: string): (tags: readonly string[]) => void {
  async function ask(tags: readonly string[]): Promise<void> {
    await fetch(address + DROP_PATH, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify(tags),
    });
  }
  const askQuietly = (tags: readonly string[]) =>
    void ask(tags).catch((error: unknown) => console.error("finished pages could not be dropped:", error));

  /** When each tag is to be dropped again. */
  const again = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  function dropDue(): void {
    const now = performance.now();
    const due = [...again].filter(([, at]) => at <= now).map(([tag]) => tag);
    for (const tag of due) again.delete(tag);
    for (let from = 0; from < due.length; from += MOST_TAGS) askQuietly(due.slice(from, from + MOST_TAGS));
    timer = again.size === 0 ? undefined : setTimeout(dropDue, PACE).unref();
  }

  return (tags) => {
    if (!dropHere(tags)) askQuietly(tags);
    for (const tag of tags) again.set(tag, performance.now() + AGAIN_AFTER);
    if (timer === undefined) timer = setTimeout(dropDue, AGAIN_AFTER).unref();
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
