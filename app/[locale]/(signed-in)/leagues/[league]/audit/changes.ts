/** A figure or word that is not the same before and after. */
export interface Change {
  /** Where it stands, such as "points.win". */
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const IS_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** What differs between two things that were written down; ids say nothing to a reader and are left out. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [old, now] = [flat(before, ""), flat(after, "")];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => change.before !== change.after);
}

function flat(value: unknown, path: string): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== "object") {
    const word = String(value);
    return IS_ID.test(word) ? new Map() : new Map([[path, word]]);
  }
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) {
    const words = value.map(String).filter((word) => !IS_ID.test(word));
    return words.length === 0 ? new Map() : new Map([[path, words.join(", ")]]);
  }
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...flat(inner, path === "" ? key : `${path}.${key}`)]),
  );
}
