/** Letters alone: without case and marks, so that "Étoile" is found by "etoile". */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").toLowerCase();

/** Those whose name has every word that was asked for; whose name begins with it comes first. */
export function findNames<Named extends { readonly name: string }>(named: readonly Named[], asked: string): Named[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const [first = ""] = words;
  const found = named.filter(({ name }) => words.every((word) => plain(name).includes(word)));
  const begins = ({ name }: Named) => (plain(name).startsWith(first) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b) || a.name.localeCompare(b.name));
}
