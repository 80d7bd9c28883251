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

/** So many lists that begin with the same object are told apart. */
const LISTS = 4;

/** Derives something from several objects together once, as long as those very objects are kept and come in the same order. */
export function onceOfAll<Of extends object, Value>(
  derive: (all: readonly Of[]) => Value,
): (all: readonly Of[]) => Value {
  const known = new WeakMap<Of, readonly { readonly all: readonly Of[]; readonly value: Value }[]>();
  return (all) => {
    const [first] = all;
    if (first === undefined) return derive(all);
    const lists = known.get(first) ?? [];
    const before = lists.find((list) => areSame(list.all, all));
    if (before !== undefined) return before.value;
    const value = derive(all);
    known.set(first, [{ all, value }, ...lists].slice(0, LISTS));
    return value;
  };
}

/** Whether two lists hold the very same objects in the same order. */
export const areSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);
