// Programs that tests need beside Node: a browser and PostgreSQL. Installed with apt where that is allowed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { postgresPrograms } from "./postgres.mjs";
import { fail, run } from "./prepare.mjs";

/** Path of the browser: CHROMIUM_PATH or Debian's. */
export const chromiumPath = () => process.env.CHROMIUM_PATH || "/usr/bin/chromium";

/** Installs what is missing, or says what to install. */
export function installSystem() {
  const missing = [];
  if (!existsSync(chromiumPath())) missing.push("chromium");
  if (postgresPrograms() === undefined) missing.push("postgresql");
  if (missing.length === 0) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!mayInstall) {
    fail(
      `The tests need ${missing.join(" and ")}. Install it (Debian: apt-get install ${missing.join(" ")}) and run them again; CHROMIUM_PATH names a browser elsewhere.`,
    );
  }
  console.log(`Installing ${missing.join(" and ")} …`);
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], quiet);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], quiet);
}
