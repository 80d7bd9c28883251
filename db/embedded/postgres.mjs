// A thread with the embedded PostgreSQL in it: bytes of its protocol in, bytes out. Plain JavaScript: it runs as it stands.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

// A league fits in less than the 128 MB that it would take; the system keeps the files in memory as well.
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];
const { folder, make } = workerData;
if (make) {
  await (await PGlite.create(folder)).close();
} else {
  const postgres = await PGlite.create(folder, { startParams });
  parentPort.on("message", async (bytes) => {
    if (bytes !== undefined) return parentPort.postMessage(postgres.execProtocolRawSync(bytes));
    await postgres.close();
    parentPort.close();
  });
  parentPort.postMessage(undefined);
}
