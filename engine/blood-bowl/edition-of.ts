import { edition } from "./editions/edition";
import type { Edition } from "./editions/model";
import type { Options } from "./model";
import type { State } from "./state";

/** The edition of a play with the house rules of its competition; worked out once for each set of options. */
export function editionOf({ edition: id, options }: Pick<State, "edition" | "options">): Edition {
  const known = editions.get(options);
  if (known?.id === id) return known;
  const made = edition(id, options);
  editions.set(options, made);
  return made;
}

const editions = new WeakMap<Options, Edition>();
