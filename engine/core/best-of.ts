type Compare<Value> = (a: Value, b: Value) => number;

/** The first ones of a list as if it had been sorted, in one walk; equals keep their order. */
export function bestOf<Value>(values: Iterable<Value>, compare: Compare<Value>, most: number): Value[] {
  const best: Value[] = [];
  for (const value of values) insert(best, value, compare, most);
  return best;
}

/** The first ones of several lists that are sorted already; of each only the head is looked at. */
export function bestOfSorted<Value>(lists: Iterable<Iterable<Value>>, compare: Compare<Value>, most: number): Value[] {
  const best: Value[] = [];
  for (const list of lists) for (const value of list) if (!insert(best, value, compare, most)) break;
  return best;
}

/** Whether a value was good enough to be put in. */
function insert<Value>(best: Value[], value: Value, compare: Compare<Value>, most: number): boolean {
  const worst = best[most - 1];
  if (worst !== undefined && compare(value, worst) >= 0) return false;
  const at = best.findIndex((one) => compare(value, one) < 0);
  best.splice(at === -1 ? best.length : at, 0, value);
  if (best.length > most) best.pop();
  return true;
}
