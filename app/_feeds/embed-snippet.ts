/** What a club puts into its own site: a frame with the table, and the script that gives it its height. */
export const embedSnippet = (origin: string, path: string) =>
  [
    `<iframe src="${origin}${path.replace(/^\/l\//, "/embed/")}/standings" title="Dugout"`,
    '  style="width:100%;border:0" loading="lazy"></iframe>',
    `<script src="${origin}/embed.js" async></script>`,
  ].join("\n");
