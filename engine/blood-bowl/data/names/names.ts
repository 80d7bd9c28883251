/** A name in the languages of the screens; Spanish and German, and French where 2025 has none, are translations of ours. */
export type Names = Readonly<Record<"en" | "es" | "fr" | "de", string>>;

/** The name of an id in a language; the id itself where an old event names something that is no longer in the data. */
export const nameIn = (names: Readonly<Record<string, Names>>, id: string, language: keyof Names): string =>
  names[id]?.[language] ?? id;
