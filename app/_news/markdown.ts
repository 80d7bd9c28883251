import { micromark } from "micromark";

/**
 * Markdown as HTML that is safe to show: HTML in it is shown as text and addresses other than web and mail are left out,
 * as the library does by default; pictures become links, so that no reader's browser asks another server; headings
 * start below the page's own.
 */
export function newsHtml(markdown: string): string {
  return micromark(markdown)
    .replace(/<(\/?)h([1-6])>/g, (_, end: string, level: string) => `<${end}h${Math.min(6, Number(level) + 2)}>`)
    .replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (_, address: string, words: string) =>
      address === "" ? words : `<a href="${address}">${words === "" ? address : words}</a>`,
    )
    .replace(/<a href="/g, '<a rel="nofollow noopener" href="');
}

/** The first so many letters of a text without its marks, for lists and for search engines. */
export function newsText(markdown: string, letters: number): string {
  const text = micromark(markdown)
    .replace(/<[^>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
  return text.length > letters ? `${text.slice(0, letters - 1).trimEnd()}…` : text;
}
