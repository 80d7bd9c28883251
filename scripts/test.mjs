// `npm test`: everything that a change must pass, on a fresh clone as well.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { browserTests } from "./browser-tests.mjs";
import { checkSources } from "./checks.mjs";
import { postgresPrograms, startCluster } from "./postgres.mjs";
import { checkNode, installPackages } from "./prepare.mjs";
import { installSystem } from "./system.mjs";

checkNode();
installPackages();
installSystem();
mkdirSync(".cache", { recursive: true });

const totals = { passed: 0, failed: 0, skipped: 0 };
add(checkSources());
const cluster = await startCluster(postgresPrograms());
try {
  unitTests("unit, property and database tests (embedded database)", ["run"], {});
  unitTests("database tests again (PostgreSQL)", ["run", "db", "server"], { TEST_DATABASE_URL: cluster.url });
  add(await browserTests(cluster.url));
} finally {
  cluster.stop();
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);

function unitTests(title, args, env) {
  console.log(`\n— ${title}`);
  const report = ".cache/vitest.json";
  const done = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { stdio: "inherit", env: { ...process.env, ...env } },
  );
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8"));
  const brokenFiles = done.status !== 0 && numFailedTests === 0 ? 1 : 0;
  add({ passed: numPassedTests, failed: numFailedTests + brokenFiles, skipped: numPendingTests });
}

function add(counts) {
  for (const key of Object.keys(totals)) totals[key] += counts[key];
}
