/** Finished pages that show a race are dropped at most so often while it runs, in ms. */
const DROP_EVERY = 1_000;

/** Collects the tags of running races, since dropping costs more than a move. */
export interface PageQueue {
  add(tag: string): void;
  close(): void;
}

export function createPageQueue(drop: (tags: readonly string[]) => void): PageQueue {
  const tags = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return {
    add(tag) {
      tags.add(tag);
      timer ??= setTimeout(() => {
        timer = undefined;
        drop([...tags]);
        tags.clear();
      }, DROP_EVERY).unref();
    },
    close: () => clearTimeout(timer),
  };
}
