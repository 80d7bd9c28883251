import { createReadStream, createWriteStream, renameSync } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Db } from "@/db/client";
import { backupLines } from "./backup";
import { restoreLines } from "./restore";

/** Writes a backup (gzipped JSON lines) beside the file and moves it there when it is whole. */
export async function backupToFile(db: Db, file: string, at: number): Promise<Record<string, number>> {
  const half = `${file}.part`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(half, { mode: 0o600 }));
  const counts = await backupLines(db, at, async (line) => {
    if (!gzip.write(`${line}\n`)) await new Promise((resolve) => gzip.once("drain", resolve));
  });
  gzip.end();
  await written;
  renameSync(half, file);
  return counts;
}

/** Restores a backup file into an empty database. @throws BadBackup, or the file system's error */
export async function restoreFromFile(db: Db, file: string): Promise<Record<string, number>> {
  const source = createReadStream(file);
  const plain = source.pipe(createGunzip());
  source.on("error", (error) => plain.destroy(error));
  return restoreLines(db, createInterface({ input: Readable.from(plain), crlfDelay: Number.POSITIVE_INFINITY }));
}
