/** Derives something from rows once, as long as the very same rows are kept. */
export function onceOf<Rows extends object, Value>(derive: (rows: Rows) => Value): (rows: Rows) => Value {
  const known = new WeakMap<Rows, { readonly value: Value }>();
  return (rows) => {
    const before = known.get(rows);
    if (before !== undefined) return before.value;
    const value = derive(rows);
    known.set(rows, { value });
    return value;
  };
}
