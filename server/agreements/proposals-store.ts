import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import {
  clubs,
  competitions,
  entries,
  fixtureSeats,
  fixtures,
  leagues,
  postponements,
  results,
  rounds,
  users,
} from "@/db/schema";
import { notFound } from "../errors";
import { resultThatCounts, seatsBeside } from "../fixtures/joins";

const proposers = alias(users, "proposers");
const answerers = alias(users, "answerers");

/** Every proposal of a new date for a fixture, newest first, with who made and who answered it. */
export async function listProposals(db: Db, fixtureId: string) {
  const rows = await db
    .select({ proposal: postponements, by: proposers.name, answeredByName: answerers.name })
    .from(postponements)
    .innerJoin(proposers, eq(proposers.id, postponements.proposedBy))
    .leftJoin(answerers, eq(answerers.id, postponements.answeredBy))
    .where(eq(postponements.fixtureId, fixtureId))
    .orderBy(desc(postponements.createdAt));
  return rows.map(({ proposal, ...names }) => ({ ...proposal, ...names }));
}

/** The open proposals in a competition. */
export async function openProposalsIn(db: Db, competitionId: string) {
  return db
    .select({ fixtureId: postponements.fixtureId, startsAt: postponements.startsAt, place: postponements.place })
    .from(postponements)
    .innerJoin(fixtures, eq(fixtures.id, postponements.fixtureId))
    .where(and(eq(fixtures.competitionId, competitionId), eq(postponements.state, "open")));
}

/** Holds an open proposal of a fixture. @throws AppError `proposal-not-found` */
export async function lockProposal(tx: Db, fixtureId: string, proposalId: string) {
  const [row] = await tx
    .select()
    .from(postponements)
    .where(
      and(eq(postponements.id, proposalId), eq(postponements.fixtureId, fixtureId), eq(postponements.state, "open")),
    )
    .for("update");
  if (row === undefined) throw notFound("proposal");
  return row;
}

export async function insertProposal(tx: Db, values: typeof postponements.$inferInsert): Promise<string> {
  const [row] = await tx.insert(postponements).values(values).returning({ id: postponements.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

export async function closeProposal(
  tx: Db,
  proposalId: string,
  values: Pick<typeof postponements.$inferInsert, "state" | "answeredBy" | "answer" | "answeredAt">,
): Promise<void> {
  await tx.update(postponements).set(values).where(eq(postponements.id, proposalId));
}

/** Open proposals in fixtures of a coach without a result: those to answer, and the coach's own that wait. */
export async function proposalsFor(db: Db, userId: string) {
  const own = alias(fixtureSeats, "own_seats");
  const ownEntry = alias(entries, "own_entries");
  const ownClub = alias(clubs, "own_clubs");
  return db
    .select({
      fixtureId: fixtures.id,
      opponent: entries.name,
      own: ownEntry.name,
      competition: competitions.name,
      round: rounds.number,
      roundName: rounds.name,
      startsAt: postponements.startsAt,
      place: postponements.place,
      note: postponements.note,
      isOwn: sql<boolean>`${postponements.seat} = ${own.seat}`,
      timeZone: leagues.timeZone,
    })
    .from(postponements)
    .innerJoin(fixtures, eq(fixtures.id, postponements.fixtureId))
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
    .innerJoin(leagues, eq(leagues.id, competitions.leagueId))
    .innerJoin(own, eq(own.fixtureId, fixtures.id))
    .innerJoin(ownEntry, eq(ownEntry.id, own.entryId))
    .leftJoin(ownClub, eq(ownClub.id, ownEntry.clubId))
    .innerJoin(fixtureSeats, seatsBeside(own))
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .leftJoin(results, resultThatCounts)
    .where(
      and(
        eq(postponements.state, "open"),
        or(eq(ownClub.coachId, userId), eq(ownEntry.coachId, userId), eq(ownEntry.partnerId, userId)),
        isNull(results.id),
        isNull(fixtures.cancelledAt),
      ),
    )
    .orderBy(desc(postponements.createdAt));
}
