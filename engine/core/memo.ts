/** Things by id, of which the ones that were used last are kept; what is stored is the truth, this only saves work. */
export interface Memo<Value> {
  get(id: string): Value | undefined;
  set(id: string, value: Value): void;
  /** The one that is kept, or a new one that is kept from now on. */
  ensure(id: string, make: () => Value): Value;
  delete(id: string): void;
}

/** Keeps so many things, the newest in any case. @param sizeOf how many things a value is */
export function createMemo<Value>(most: number, sizeOf: (value: Value) => number = () => 1): Memo<Value> {
  const kept = new Map<string, Value>();
  let size = 0;
  const forget = (id: string) => {
    const value = kept.get(id);
    if (value === undefined) return;
    kept.delete(id);
    size -= sizeOf(value);
  };
  const memo: Memo<Value> = {
    get(id) {
      const value = kept.get(id);
      if (value !== undefined) {
        kept.delete(id);
        kept.set(id, value);
      }
      return value;
    },
    set(id, value) {
      forget(id);
      kept.set(id, value);
      size += sizeOf(value);
      for (const oldest of kept.keys()) {
        if (size <= most || kept.size === 1) break;
        forget(oldest);
      }
    },
    ensure(id, make) {
      const before = memo.get(id);
      if (before !== undefined) return before;
      const made = make();
      memo.set(id, made);
      return made;
    },
    delete: forget,
  };
  return memo;
}
