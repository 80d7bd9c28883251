import type { Db } from "./client";
import { type LeagueRole, leagues, memberships, users } from "./schema";

let counter = 0;
const next = () => ++counter;

/** Takes the one row that an insert answers with. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

export async function aUser(db: Db, values: Partial<typeof users.$inferInsert> = {}) {
  const n = next();
  return only(
    await db
      .insert(users)
      .values({ email: `user-${n}@example.org`, name: `User ${n}`, ...values })
      .returning(),
  );
}

export async function aLeague(db: Db, values: Partial<typeof leagues.$inferInsert> = {}) {
  const n = next();
  const league = { slug: `league-${n}`, name: `League ${n}`, timeZone: "Europe/Berlin", ...values };
  return only(await db.insert(leagues).values(league).returning());
}

export async function aMembership(db: Db, leagueId: string, userId: string, role: LeagueRole) {
  return only(await db.insert(memberships).values({ leagueId, userId, role }).returning());
}
