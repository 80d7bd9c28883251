/** The first ones of a list as if it had been sorted, in one walk; equals keep their order. */
export function bestOf<Value>(values: Iterable<Value>, compare: (a: Value, b: Value) => number, most: number): Value[] {
  const best: Value[] = [];
  for (const value of values) {
    const worst = best[most - 1];
    if (worst !== undefined && compare(value, worst) >= 0) continue;
    const at = best.findIndex((one) => compare(value, one) < 0);
    best.splice(at === -1 ? best.length : at, 0, value);
    if (best.length > most) best.pop();
  }
  return best;
}
