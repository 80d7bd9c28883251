/** Open streams of this process, so that they can be closed when it ends. */
export interface Streams {
  /** @param close ends the stream; answers with the way to forget it */
  add(close: () => void): () => void;
  count(): number;
  closeAll(): void;
}

export function createStreams(): Streams {
  const open = new Set<() => void>();
  return {
    add(close) {
      open.add(close);
      return () => void open.delete(close);
    },
    count: () => open.size,
    closeAll() {
      for (const close of [...open]) close();
      open.clear();
    },
  };
}
