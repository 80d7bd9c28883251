import { LOCALES, type Locale, routing } from "./routing";

/** The reader's language: the one last read, else the best of the browser's `Accept-Language`, else English. */
export function preferredLocale(lastRead: string | undefined, acceptLanguage: string): Locale {
  const wanted = acceptLanguage
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="))?.split("=")[1];
      return { language: tag.split("-")[0]?.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
  for (const language of [lastRead, ...wanted]) {
    const known = LOCALES.find((locale) => locale === language);
    if (known !== undefined) return known;
  }
  return routing.defaultLocale;
}
