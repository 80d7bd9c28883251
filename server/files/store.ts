import { and, eq, notExists, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubs, files } from "@/db/schema";

/** Keeps a file under the hash of its content; the same content is kept once. */
export async function insertFile(tx: Db, values: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(values).onConflictDoNothing();
}

export async function findFile(db: Db, hash: string) {
  const [file] = await db.select({ type: files.type, content: files.content }).from(files).where(eq(files.hash, hash));
  return file;
}

/** Drops a file that no club shows any more. */
export async function dropUnshownFile(tx: Db, hash: string): Promise<void> {
  const shown = tx.select({ id: clubs.id }).from(clubs).where(sql`${clubs.crest} ->> 'file' = ${files.hash}`);
  await tx.delete(files).where(and(eq(files.hash, hash), notExists(shown)));
}
