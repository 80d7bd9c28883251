import type { Db } from "./client";
import {
  clubs,
  competitions,
  entries,
  fixtureSeats,
  fixtures,
  invitations,
  type LeagueRole,
  leagues,
  memberships,
  rounds,
  seasons,
  users,
} from "./schema";

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

export async function aClub(db: Db, leagueId: string, values: Partial<typeof clubs.$inferInsert> = {}) {
  const n = next();
  const club = { leagueId, slug: `club-${n}`, name: `Club ${n}`, game: "blood-bowl", ...values } as const;
  return only(await db.insert(clubs).values(club).returning());
}

/** A competition in a season of its own. */
export async function aCompetition(db: Db, leagueId: string, values: Partial<typeof competitions.$inferInsert> = {}) {
  const n = next();
  const season = only(
    await db
      .insert(seasons)
      .values({ leagueId, number: n, name: `Season ${n}` })
      .returning(),
  );
  const competition = {
    leagueId,
    seasonId: season.id,
    slug: `competition-${n}`,
    name: `Competition ${n}`,
    game: "blood-bowl",
    edition: "league-document",
    options: {},
    format: "round-robin",
    tableRules: {},
    ...values,
  } as const;
  return only(await db.insert(competitions).values(competition).returning());
}

/** Enters clubs; they are named after themselves. */
export async function someEntries(db: Db, competitionId: string, entered: readonly (typeof clubs.$inferSelect)[]) {
  const values = entered.map(({ id, name }, index) => {
    return { competitionId, kind: "club", clubId: id, name, seed: index + 1 } as const;
  });
  return db.insert(entries).values(values).returning();
}

/** A fixture in a round of its own, with the entries on its seats. */
export async function aFixture(db: Db, competitionId: string, entryIds: readonly string[]) {
  const round = only(await db.insert(rounds).values({ competitionId, number: next() }).returning());
  const fixture = only(await db.insert(fixtures).values({ competitionId, roundId: round.id, number: 1 }).returning());
  await db.insert(fixtureSeats).values(entryIds.map((entryId, seat) => ({ fixtureId: fixture.id, seat, entryId })));
  return fixture;
}

/** A season that runs. */
export async function aSeason(db: Db, leagueId: string, number = 1) {
  return only(
    await db
      .insert(seasons)
      .values({ leagueId, number, name: String(number), state: "running" })
      .returning(),
  );
}
