// Browser tests against the built app: all of them on the embedded database, those that name it on PostgreSQL as well.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { buildApp } from "./prepare.mjs";

/** @returns {Promise<{ passed: number, failed: number, skipped: number }>} */
export async function browserTests(postgresUrl, args = []) {
  buildApp();
  const embedded = playwright("embedded", args, {});
  const postgres = playwright("postgres", [...args, "--grep", "@both"], { E2E_DATABASE_URL: postgresUrl });
  return {
    passed: embedded.passed + postgres.passed,
    failed: embedded.failed + postgres.failed,
    skipped: embedded.skipped + postgres.skipped,
  };
}

function playwright(name, args, env) {
  console.log(`\n— browser tests (${name})`);
  const report = `.cache/playwright-${name}.json`;
  rmSync(report, { force: true });
  const done = spawnSync(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...args],
    { stdio: "inherit", env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, "utf8")).stats;
  const broken = done.status !== 0 && unexpected + flaky === 0 ? 1 : 0;
  return { passed: expected, failed: unexpected + flaky + broken, skipped };
}
