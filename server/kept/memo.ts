/** Things by id, of which the ones that were used last are kept; what is stored is the truth, this only saves work. */
export interface Memo<Value> {
  get(id: string): Value | undefined;
  set(id: string, value: Value): void;
  delete(id: string): void;
}

/** Keeps so many things. */
export function createMemo<Value>(most: number): Memo<Value> {
  const kept = new Map<string, Value>();
  return {
    get(id) {
      const value = kept.get(id);
      if (value !== undefined) {
        kept.delete(id);
        kept.set(id, value);
      }
      return value;
    },
    set(id, value) {
      kept.delete(id);
      kept.set(id, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    delete: (id) => void kept.delete(id),
  };
}
