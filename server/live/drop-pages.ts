import { revalidateTag } from "next/cache";

/** A page whose rendering was under way while a write committed may be kept as it was before: drop it again after this. */
const AGAIN_AFTER = 1_500;

/** Where a process tells itself to drop pages when no request of its own is at hand. */
export const DROP_PATH = "/api/internal/drop";

/**
 * Makes the function that drops finished pages by tag in this process: at once where a request is being answered, by
 * a request to itself elsewhere (the clock, news of other processes), and once more a little later.
 */
export function createDropPages(port: number, key: string): (tags: readonly string[]) => void {
  async function ask(tags: readonly string[]): Promise<void> {
    await fetch(`http://127.0.0.1:${port}${DROP_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify(tags),
    });
  }
  const askQuietly = (tags: readonly string[]) =>
    void ask(tags).catch((error: unknown) => console.error("finished pages could not be dropped:", error));
  return (tags) => {
    if (!dropHere(tags)) askQuietly(tags);
    setTimeout(() => askQuietly(tags), AGAIN_AFTER).unref();
  };
}

/** Drops pages by tag; answers false outside of a request, where Next has nothing to drop them from. */
export function dropHere(tags: readonly string[]): boolean {
  try {
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    return true;
  } catch {
    return false;
  }
}
