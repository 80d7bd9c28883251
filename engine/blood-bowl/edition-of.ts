import { edition } from "./editions/edition";
import type { Edition } from "./editions/model";
import type { State } from "./state";

/** The edition of a play with the house rules of its competition. */
export const editionOf = ({ edition: id, options }: Pick<State, "edition" | "options">): Edition =>
  edition(id, options);
