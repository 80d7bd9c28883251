import { and, desc, eq, like } from "drizzle-orm";
import type { Db } from "@/db/client";
import { newsPosts } from "@/db/schema";
import { notFound } from "../errors";
import { slugOf } from "../slugs/slug";

/** So many are shown and listed; what is older stays under its address. */
const NEWEST = 50;

/** The news of a league, newest first. */
export async function listNews(db: Db, leagueId: string) {
  return db
    .select()
    .from(newsPosts)
    .where(eq(newsPosts.leagueId, leagueId))
    .orderBy(desc(newsPosts.createdAt), desc(newsPosts.id))
    .limit(NEWEST);
}

export async function findNews(db: Db, leagueId: string, slug: string) {
  const [row] = await db
    .select()
    .from(newsPosts)
    .where(and(eq(newsPosts.leagueId, leagueId), eq(newsPosts.slug, slug)));
  if (row === undefined) throw notFound("news");
  return row;
}

export async function lockNews(tx: Db, leagueId: string, newsId: string) {
  const [row] = await tx
    .select()
    .from(newsPosts)
    .where(and(eq(newsPosts.leagueId, leagueId), eq(newsPosts.id, newsId)))
    .for("update");
  if (row === undefined) throw notFound("news");
  return row;
}

/** Slugs that begin as the title's would. */
export async function takenNewsSlugs(tx: Db, leagueId: string, title: string): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: newsPosts.slug })
    .from(newsPosts)
    .where(and(eq(newsPosts.leagueId, leagueId), like(newsPosts.slug, `${slugOf(title)}%`)));
  return new Set(rows.map(({ slug }) => slug));
}

export async function insertNews(tx: Db, values: typeof newsPosts.$inferInsert): Promise<string> {
  const [row] = await tx.insert(newsPosts).values(values).returning({ id: newsPosts.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

export async function updateNews(tx: Db, newsId: string, values: Partial<typeof newsPosts.$inferInsert>) {
  await tx.update(newsPosts).set(values).where(eq(newsPosts.id, newsId));
}

export async function deleteNews(tx: Db, newsId: string): Promise<void> {
  await tx.delete(newsPosts).where(eq(newsPosts.id, newsId));
}
