/** What a club puts into its own site: a frame with the table, the calendar or the results, and the script that gives it its height. */
export const embedSnippet = (origin: string, path: string, what = "standings") =>
  [
    `<iframe src="${origin}${path.replace(/^\/l\//, "/embed/")}/${what}" title="Dugout"`,
    '  style="width:100%;border:0" loading="lazy"></iframe>',
    `<script src="${origin}/embed.js" async></script>`,
  ].join("\n");
