import type { Db } from "./client";
import { invitations, type LeagueRole, leagues, memberships, users } from "./schema";

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

/** A link into a league, made by a new organiser of it. */
export async function anInvitation(db: Db, leagueId: string, values: Partial<typeof invitations.$inferInsert> = {}) {
  const organiser = await aUser(db);
  await aMembership(db, leagueId, organiser.id, "organiser");
  const invitation = {
    leagueId,
    token: `invitation-token-${next()}`,
    role: "coach",
    expiresAt: new Date(Date.UTC(2027, 0, 1)),
    mostUses: 10,
    createdBy: organiser.id,
    ...values,
  } as const;
  return only(await db.insert(invitations).values(invitation).returning());
}
