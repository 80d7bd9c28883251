import { readdirSync } from "node:fs";
import type { Bench, Figure } from "./figure";

/** Every file beside this one that holds a bench, by its name. */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "index.ts" && file !== "figure.ts")
  .map((file) => file.slice(0, -".ts".length))
  .sort();

const [wanted] = process.argv.slice(2);
if (wanted !== undefined && !names.includes(wanted)) {
  process.stderr.write(`no bench "${wanted}"; there are ${names.join(", ")}\n`);
  process.exit(2);
}
for (const name of wanted === undefined ? names : [wanted]) {
  const { bench }: { readonly bench: Bench } = await import(`./${name}.ts`);
  for await (const figure of await bench()) print(figure);
}

function print(figure: Figure) {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
