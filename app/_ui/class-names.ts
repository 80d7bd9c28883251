/** Joins the class names that apply; nothing where none does. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter((name) => name !== false && name !== undefined && name !== "").join(" ") || undefined;
}
