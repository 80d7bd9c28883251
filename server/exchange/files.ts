import { createReadStream, createWriteStream, renameSync } from "node:fs";
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

/** Restores a backup file into an empty database. @throws BadBackup, or the error of the file system or of the packing */
export async function restoreFromFile(db: Db, file: string): Promise<Record<string, number>> {
  const plain = createGunzip();
  // What is wrong with the file comes out of `plain` too, where it is waited for.
  pipeline(createReadStream(file), plain).catch(() => {});
  try {
    return await restoreLines(db, linesOf(plain));
  } finally {
    plain.destroy();
  }
}

async function* linesOf(plain: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of plain) {
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
