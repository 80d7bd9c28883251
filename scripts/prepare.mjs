// What a fresh clone lacks: packages, and a build that fits the sources. Uses nothing but Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NEEDED_NODE = 20;

/** Ends with a clear message when Node is too old. */
export function checkNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < NEEDED_NODE) fail(`Dugout needs Node.js ${NEEDED_NODE} or later; this is ${process.versions.node}.`);
}

/** Installs the packages of the lock file unless they are there already. */
export function installPackages() {
  const wanted = fingerprint(["package-lock.json"]);
  if (isDone("node_modules/.dugout-installed", wanted)) return;
  console.log("Installing packages …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync("node_modules/.dugout-installed", wanted);
}

/** Builds unless the last build was made from the same sources. */
export function buildApp() {
  const wanted = fingerprint([
    "package-lock.json",
    "next.config.mjs",
    "postcss.config.mjs",
    "proxy.ts",
    "instrumentation.ts",
    "instrumentation-client.ts",
    "tsconfig.json",
    "app",
    "server",
    "engine",
    "db",
    "i18n",
    "messages",
    "public",
  ]);
  if (existsSync(".next/BUILD_ID") && isDone(".next/.dugout-built", wanted)) return;
  console.log("Building …");
  run(process.execPath, ["node_modules/next/dist/bin/next", "build"], { NODE_ENV: "production" });
  mkdirSync(".next", { recursive: true });
  writeFileSync(".next/.dugout-built", wanted);
}

/** Runs a command with its output shown, and ends with its exit code when it fails. */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  if (done.error) fail(`${command} could not be started: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}

const isDone = (mark, wanted) => existsSync(mark) && readFileSync(mark, "utf8") === wanted;

/** A hash over paths, sizes and contents; tests and golden files do not count. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesOf).sort()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  if (/(^|\/)golden$/.test(path)) return [];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}
