import { expect, test } from "vitest";
import { newsHtml, newsText } from "./markdown";

test("Markdown becomes HTML with headings below those of the page", () => {
  expect(newsHtml("# Big\n\nOn **Tuesday** at the *Anchor*.\n\n- one\n- two")).toBe(
    "<h3>Big</h3>\n<p>On <strong>Tuesday</strong> at the <em>Anchor</em>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>",
  );
  expect(newsHtml("###### Small")).toBe("<h6>Small</h6>");
});

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "[here](javascript:alert(1))",
  "[here](JaVaScRiPt:alert(1))",
  "[here](java\nscript:alert(1))",
  "<javascript:alert(1)>",
  "[here](data:text/html;base64,PHNjcmlwdD4=)",
  '![x" onerror="alert(1)](https://example.org/a.png)',
  '![x](https://example.org/a.png" onerror="alert(1))',
  '[x](https://example.org "a" onmouseover="alert(1)")',
  "<iframe src=https://example.org></iframe>",
])("%s does nothing", (text) => {
  const html = newsHtml(text);
  expect(html).not.toMatch(/<(script|img|iframe)/i);
  expect(html).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i);
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/gi)) {
    expect(tag.replace(/"[^"]*"/g, "")).not.toMatch(/\son\w+/i);
  }
});

test("a picture is a link, and a link does not vouch for where it leads", () => {
  expect(newsHtml("![The cup](https://example.org/cup.png)")).toBe(
    '<p><a rel="nofollow noopener" href="https://example.org/cup.png">The cup</a></p>',
  );
});

test("the beginning of a text has no marks", () => {
  expect(newsText("# Big\n\nA **bold** <b> & more", 80)).toBe("Big A bold <b> & more");
  expect(newsText("word ".repeat(40), 20)).toBe("word word word word…");
});
