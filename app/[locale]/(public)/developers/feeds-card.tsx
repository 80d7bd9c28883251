import { useTranslations } from "next-intl";
import { embedSnippet } from "@/app/_feeds/embed-snippet";
import { Card } from "@/app/_ui/card";
import { ScrollRegion } from "@/app/_ui/scroll-region";

const FEEDS = [
  ["feed-calendar", "/l/{league}/{competition}/calendar.ics"],
  ["feed-club", "/l/{league}/clubs/{club}/calendar.ics"],
  ["feed-results", "/l/{league}/{competition}/results.atom"],
  ["feed-embed", "/embed/{league}/{competition}/standings (calendar, results)"],
] as const;

/** Where the feeds stand, and how a table comes into another site. */
export function FeedsCard() {
  const t = useTranslations("developers");
  return (
    <Card title={t("feeds")}>
      <div className="stack">
        <dl className="stack">
          {FEEDS.map(([id, path]) => (
            <div key={id}>
              <dt>{t(id)}</dt>
              <dd className="hex">{path}</dd>
            </div>
          ))}
        </dl>
        <p>{t("embed-size")}</p>
        <ScrollRegion label={t("feed-embed")}>
          <pre className="code">{embedSnippet("https://dugout.example", "/l/{league}/{competition}")}</pre>
        </ScrollRegion>
      </div>
    </Card>
  );
}
