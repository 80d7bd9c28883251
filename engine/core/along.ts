/** What the first so many of a list folded up to. */
interface Mark<Fold> {
  readonly length: number;
  readonly fold: Fold;
}

/** So many items lie between two marks, and so many marks are kept: who changes the list near its end finds one before it. */
const STEP = 128;
const MARKS = 6;

/**
 * Folds a list that mostly changes near its end: what comes before that is not folded again.
 * @param goOn must leave what it goes on from as it is
 */
export function alongOf<Item, Fold>(
  start: Fold,
  goOn: (before: Fold, items: readonly Item[]) => Fold,
): (items: readonly Item[]) => Fold {
  let known: readonly Item[] = [];
  let marks: readonly Mark<Fold>[] = [];
  return (items) => {
    const same = sameUpTo(known, items);
    marks = marks.filter(({ length }) => length <= same);
    let { length, fold } = marks.at(-1) ?? { length: 0, fold: start };
    while (items.length - length > STEP) {
      fold = goOn(fold, items.slice(length, length + STEP));
      length += STEP;
      marks = [...marks, { length, fold }].slice(-MARKS);
    }
    known = items;
    return goOn(fold, items.slice(length));
  };
}

/** How many at the beginning of two lists are the very same. */
function sameUpTo<Item>(a: readonly Item[], b: readonly Item[]): number {
  const differs = a.findIndex((item, index) => item !== b[index]);
  return differs === -1 ? a.length : differs;
}
