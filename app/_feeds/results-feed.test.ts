import { expect, test } from "vitest";
import { resultsFeed } from "./results-feed";

test("names that look like markup stay names in a feed reader", () => {
  const feed = resultsFeed({
    name: "Cup",
    url: "https://league.example.org/l/a/cup/results",
    feedUrl: "https://league.example.org/l/a/cup/results.atom",
    results: [
      {
        fixtureId: "079821bf-4c96-4235-bc2c-a8d0f4db5501",
        title: "Salt & <img src=x> – Rovers (1–0)",
        text: "<b>Cup</b> (1)",
        url: "https://league.example.org/l/a/cup/results",
        settledAt: 0,
      },
    ],
  });
  expect(feed).toContain('<title type="html"><![CDATA[Salt &amp; &lt;img src=x&gt; – Rovers (1–0)]]></title>');
  expect(feed).toContain('<summary type="html"><![CDATA[&lt;b&gt;Cup&lt;/b&gt; (1)]]></summary>');
});
