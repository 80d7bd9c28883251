/** Orders names; made once, since each comparison of a string that knows its language would make it anew. */
export const inEnglish = new Intl.Collator("en");
