import { Feed } from "feed";

/** A settled fixture as feed readers show it. */
export interface FeedResult {
  readonly fixtureId: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Ms since the epoch. */
  readonly settledAt: number;
}

interface ResultsFeed {
  readonly name: string;
  /** Where the results stand on the public pages. */
  readonly url: string;
  /** Where the feed itself stands. */
  readonly feedUrl: string;
  /** Newest first. */
  readonly results: readonly FeedResult[];
}

/** Results as an Atom feed (RFC 4287). */
export function resultsFeed({ name, url, feedUrl, results }: ResultsFeed): string {
  const feed = new Feed({
    id: feedUrl,
    title: name,
    link: url,
    copyright: "",
    generator: "Dugout",
    feedLinks: { atom: feedUrl },
    author: { name },
    updated: new Date(results[0]?.settledAt ?? 0),
  });
  for (const { fixtureId, title, text, settledAt, url: link } of results) {
    feed.addItem({
      id: `urn:uuid:${fixtureId}`,
      title: asHtml(title),
      description: asHtml(text),
      link,
      date: new Date(settledAt),
    });
  }
  return feed.atom1();
}

/** Entries are written as type="html", so names that look like markup have to be escaped to stay names. */
const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
