// A PostgreSQL of our own for tests: a fresh cluster in a temporary folder, on a port of its own, never the system's.
import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder of PostgreSQL's programs (15 or later), or undefined where it is not installed. */
export function postgresPrograms() {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .filter((version) => version >= 15)
    : [];
  const newest = versions.sort((a, b) => b - a)[0];
  return newest === undefined ? undefined : join(root, String(newest), "bin");
}

/** Starts a cluster; answers with its address and the way to stop it. Runs as user `postgres` when we are root. */
export async function startCluster(programs) {
  const folder = mkdtempSync(join(tmpdir(), "dugout-postgres-"));
  const port = await freePort();
  const owner = process.getuid?.() === 0 ? idsOf("postgres") : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const call = (program, args) => {
    const done = spawnSync(join(programs, program), args, { ...owner, cwd: folder, encoding: "utf8" });
    if (done.status !== 0) throw new Error(`${program}: ${done.stderr || done.error?.message}`);
  };
  const data = join(folder, "data");
  call("initdb", ["-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--no-sync"]);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  call("pg_ctl", ["-D", data, "-w", "-s", "-l", join(folder, "log"), "-o", settings, "start"]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      call("pg_ctl", ["-D", data, "-w", "-s", "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(user) {
  const id = (flag) => Number(spawnSync("id", [flag, user], { encoding: "utf8" }).stdout);
  return { uid: id("-u"), gid: id("-g") };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
