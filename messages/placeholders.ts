/** The arguments and tags of an ICU text, `<b>` for a tag, in alphabetical order; also those inside plural and select branches. */
export function placeholdersOf(text: string): readonly string[] {
  const names = new Set<string>();
  for (const [, tag] of text.matchAll(/<(\w+)>/g)) names.add(`<${tag}>`);
  message(text, 0, names);
  return [...names].sort();
}

/** Reads up to the brace that closes this message, and answers where that is. */
function message(text: string, from: number, names: Set<string>): number {
  let at = from;
  while (at < text.length && text[at] !== "}") at = text[at] === "{" ? argument(text, at + 1, names) : at + 1;
  return at;
}

/** Reads `name}`, `name, number}` or `name, plural, one {…} other {…}}`, and answers where the text goes on. */
function argument(text: string, from: number, names: Set<string>): number {
  const end = from + text.slice(from).search(/[,}]/);
  names.add(text.slice(from, end).trim());
  let at = end;
  while (at < text.length && text[at] !== "}") at = text[at] === "{" ? message(text, at + 1, names) + 1 : at + 1;
  return at + 1;
}
