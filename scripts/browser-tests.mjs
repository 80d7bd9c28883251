// Browser tests against the built app: all of them on the embedded database, those that name it on PostgreSQL as well.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { buildApp } from "./prepare.mjs";

/** @returns {Promise<{ passed: number, failed: number, skipped: number }>} */
export async function browserTests(postgresUrl, args = []) {
  buildApp();
  const runs = [
    playwright("together", ["--project=together", ...args], {}),
    playwright("alone", ["--project=alone", "--workers=1", ...args], {}),
    playwright("postgres", ["--grep=@both", "--workers=1", ...args], { E2E_DATABASE_URL: postgresUrl }),
  ];
  const sum = (key) => runs.reduce((all, run) => all + run[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

function playwright(name, args, env) {
  console.log(`\n— browser tests (${name})`);
  const report = `.cache/playwright-${name}.json`;
  rmSync(report, { force: true });
  const done = spawnSync(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", "--pass-with-no-tests", ...args],
    { stdio: "inherit", env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, "utf8")).stats;
  const broken = done.status !== 0 && unexpected === 0 ? 1 : 0;
  if (flaky > 0) console.log(`\n${flaky} of them passed at the second attempt only: look at them.`);
  return { passed: expected + flaky, failed: unexpected + broken, skipped };
}
