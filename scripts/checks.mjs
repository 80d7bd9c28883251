// Format, lint, types and the arrows between the rooms.
import { spawnSync } from "node:child_process";

const CHECKS = {
  "format and lint": ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
  "types of the routes": ["node_modules/next/dist/bin/next", "typegen"],
  types: ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."],
  "arrows between the rooms": ["node_modules/vitest/vitest.mjs", "run", "server/boundaries.test.ts"],
};

/** Makes every check, also after one has failed.
 * @returns {{ passed: number, failed: number, skipped: number }} */
export function checkSources() {
  let passed = 0;
  for (const [name, command] of Object.entries(CHECKS)) {
    console.log(`\n— ${name}`);
    const done = spawnSync(process.execPath, command, { stdio: "inherit" });
    if (done.status === 0) passed += 1;
    else console.error(`✗ ${name}`);
  }
  return { passed, failed: Object.keys(CHECKS).length - passed, skipped: 0 };
}
