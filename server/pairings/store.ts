import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { competitions, fixtures, pairings, plays, users } from "@/db/schema";

export async function insertPairing(tx: Db, values: typeof pairings.$inferInsert) {
  const [row] = await tx.insert(pairings).values(values).returning({ id: pairings.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** A code that still opens something: never used, not revoked, not too old. */
const isOpen = (codeHash: string, at: Date) =>
  and(
    eq(pairings.codeHash, codeHash),
    isNull(pairings.tokenHash),
    isNull(pairings.revokedAt),
    gt(pairings.expiresAt, at),
  );

/** Where an open code leads. */
export async function findByCode(db: Db, codeHash: string, at: Date) {
  const [row] = await db
    .select({ fixtureId: pairings.fixtureId, playId: plays.id, leagueId: competitions.leagueId })
    .from(pairings)
    .innerJoin(fixtures, eq(fixtures.id, pairings.fixtureId))
    .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
    .leftJoin(plays, eq(plays.fixtureId, fixtures.id))
    .where(isOpen(codeHash, at));
  return row;
}

/** Uses a code up for a tablet's token, in one statement: of two who try at once one gets it. */
export async function takeCode(
  tx: Db,
  codeHash: string,
  tokenHash: string,
  at: Date,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(pairings)
    .set({ tokenHash, expiresAt })
    .where(isOpen(codeHash, at))
    .returning({ id: pairings.id });
  return rows.length > 0;
}

/** Tablets that may record a fixture now, newest first, with who let them in. */
export async function listPaired(db: Db, fixtureId: string, at: Date) {
  return db
    .select({ id: pairings.id, createdAt: pairings.createdAt, expiresAt: pairings.expiresAt, by: users.name })
    .from(pairings)
    .innerJoin(users, eq(users.id, pairings.createdBy))
    .where(
      and(
        eq(pairings.fixtureId, fixtureId),
        isNotNull(pairings.tokenHash),
        isNull(pairings.revokedAt),
        gt(pairings.expiresAt, at),
      ),
    )
    .orderBy(desc(pairings.createdAt));
}

/** Takes every code and tablet of a fixture its right: its match is confirmed. */
export async function endPairings(tx: Db, fixtureId: string, at: Date): Promise<void> {
  await tx
    .update(pairings)
    .set({ revokedAt: at })
    .where(and(eq(pairings.fixtureId, fixtureId), isNull(pairings.revokedAt)));
}

export async function revoke(tx: Db, fixtureId: string, pairingId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(pairings)
    .set({ revokedAt: at })
    .where(and(eq(pairings.id, pairingId), eq(pairings.fixtureId, fixtureId), isNull(pairings.revokedAt)))
    .returning({ id: pairings.id });
  return rows.length > 0;
}
