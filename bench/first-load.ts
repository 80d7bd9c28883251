import { gzipSync } from "node:zlib";
import { type Figure, withLimit } from "./figure";
import { startBenchApp } from "./support/app";

/** The most script that a public page may load at first, in kB (1,000 bytes) after gzip. */
const MOST = 140;

/** The script that every kind of public page of the demo league loads at first. */
export async function bench(): Promise<Figure[]> {
  const app = await startBenchApp();
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(app.pages)) {
      const html = await (await fetch(app.url + path)).text();
      const scripts = scriptsIn(html);
      let bytes = 0;
      for (const source of scripts) bytes += await zipped(app.url + source);
      const value = Number((bytes / 1_000).toFixed(1));
      figures.push(withLimit({ name: `first-load-${name}`, value, unit: "kB gz", n: scripts.length }, MOST));
    }
    return figures;
  } finally {
    await app.close();
  }
}

/** Addresses of the scripts of a page; what is for browsers without modules does not count. */
function scriptsIn(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(tags.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []))];
}

async function zipped(url: string): Promise<number> {
  const body = await (await fetch(url)).arrayBuffer();
  return gzipSync(Buffer.from(body)).length;
}
