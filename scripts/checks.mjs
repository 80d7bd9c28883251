// Format, lint, types and the arrows between the rooms.
import { run } from "./prepare.mjs";

export function checkSources() {
  const node = process.execPath;
  run(node, ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]);
  run(node, ["node_modules/next/dist/bin/next", "typegen"]);
  run(node, ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."]);
  run(node, ["node_modules/vitest/vitest.mjs", "run", "server/boundaries.test.ts"]);
}
