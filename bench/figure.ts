/** One measured figure; a smaller `value` than `limit` is good. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** How many runs the value is the median of, or how large the instance is. */
  readonly n: number;
  readonly limit?: number;
  readonly ok?: boolean;
}

/** One bench: what it measured, in the order in which it is to be printed; a generator's figures are printed at once. */
export type Bench = () => Iterable<Figure> | AsyncIterable<Figure> | Promise<Iterable<Figure>>;

/** A figure beside the limit that it must keep. */
export const withLimit = (figure: Figure, limit: number): Figure => ({ ...figure, limit, ok: figure.value <= limit });

/** The median duration of one call in ms, after a warm-up; `calls` are timed together where one is too short. */
export function medianMs(run: () => unknown, runs: number, calls = 1): number {
  for (let warm = 0; warm < Math.min(runs, 50); warm++) run();
  const times = Array.from({ length: runs }, () => {
    const begin = performance.now();
    for (let call = 0; call < calls; call++) run();
    return (performance.now() - begin) / calls;
  });
  return shareOf(times, 0.5);
}

const TRIES = 3;

/**
 * The median work of a call in ms of the processor, after a warm-up: each is made three times and the least counts,
 * because what others do on the machine is no work of ours. The call is told its number.
 */
export function medianWork(run: (index: number) => unknown, runs: number): number {
  for (let warm = 0; warm < Math.min(runs, 50); warm++) run(warm);
  const works = Array.from({ length: runs }, (_, index) => {
    const tries = Array.from({ length: TRIES }, () => {
      const begin = workMs();
      run(index);
      return workMs() - begin;
    });
    return Math.min(...tries);
  });
  return shareOf(works, 0.5);
}

/** What this process has worked so far, all its threads together, in ms of the processor. */
export function workMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The value below which that share of all lies. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

/** To four digits. */
export const round = (value: number) => Number(value.toPrecision(4));
