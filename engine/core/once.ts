/** Derives something from an object once, as long as that very object is kept. */
export function onceOf<Of extends object, Value>(derive: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before.value;
    const value = derive(of);
    known.set(of, { value });
    return value;
  };
}
