/** A name as it stands in an address: "Étoile du Marais" → "etoile-du-marais". */
export function slugOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[øØ]/g, "o")
    .replace(/[æÆ]/g, "ae")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 48)
    .replace(/-+$/, "");
  return plain === "" ? "x" : plain;
}

/** The slug, or the first of slug-2, slug-3, … that is not taken. Reserved words of the address space are taken. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const base = slugOf(name);
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(slug) && !RESERVED.has(slug)) return slug;
  }
}

/** Words that follow a league or competition in an address. */
const RESERVED: ReadonlySet<string> = new Set([
  "calendar",
  "clubs",
  "coaches",
  "embed",
  "new",
  "news",
  "plays",
  "results",
  "search",
  "standings",
  "statistics",
]);
