import type { OptionField, OptionGroup, OptionValue } from "./option-field";

export type OptionValues = Readonly<Record<string, OptionValue>>;

/** The options that are one word, number or yes; a league's own tables are not among them. */
export function optionValues(options: unknown): OptionValues {
  if (typeof options !== "object" || options === null) return {};
  return Object.fromEntries(
    Object.entries(options).filter((entry): entry is [string, OptionValue] => isSimple(entry[1])),
  );
}

const isSimple = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** The options that are not as the game has them, by group; groups without any are left out. */
export function changedOptions(
  groups: readonly OptionGroup[],
  values: OptionValues,
  defaults: OptionValues,
): OptionField[] {
  return groups.flatMap(({ fields }) =>
    fields.filter(({ key }) => values[key] !== undefined && values[key] !== defaults[key]),
  );
}
