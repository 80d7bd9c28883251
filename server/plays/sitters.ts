import { and, asc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { clubs, entries, fixtureSeats, users } from "@/db/schema";
import type { Sitter } from "./entrants";

const partners = alias(users, "partners");

const COLUMNS = {
  entryId: entries.id,
  name: entries.name,
  kind: entries.kind,
  clubId: entries.clubId,
  clubCoachId: clubs.coachId,
  coachId: entries.coachId,
  coachName: users.name,
  partnerId: entries.partnerId,
  partnerName: partners.name,
} as const;

/** Who sits in a fixture, in the order of the seats; a pair takes two. */
export async function sittersOfFixture(db: Db, fixtureId: string): Promise<Sitter[]> {
  const rows = await db
    .select({ ...COLUMNS, side: fixtureSeats.seat })
    .from(fixtureSeats)
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .leftJoin(users, eq(users.id, entries.coachId))
    .leftJoin(partners, eq(partners.id, entries.partnerId))
    .where(eq(fixtureSeats.fixtureId, fixtureId))
    .orderBy(asc(fixtureSeats.seat));
  return seated(rows);
}

/** Everybody of a competition in the order of the draw, for a play that spans it. */
export async function sittersOfCompetition(db: Db, competitionId: string): Promise<Sitter[]> {
  const rows = await db
    .select({ ...COLUMNS, side: entries.seed })
    .from(entries)
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .leftJoin(users, eq(users.id, entries.coachId))
    .leftJoin(partners, eq(partners.id, entries.partnerId))
    .where(and(eq(entries.competitionId, competitionId), isNull(entries.withdrawnAt)))
    .orderBy(asc(entries.seed));
  return seated(rows.map((row, side) => ({ ...row, side })));
}

interface Row {
  readonly entryId: string;
  readonly name: string;
  readonly kind: string;
  readonly clubId: string | null;
  readonly clubCoachId: string | null;
  readonly coachId: string | null;
  readonly coachName: string | null;
  readonly partnerId: string | null;
  readonly partnerName: string | null;
  readonly side: number;
}

/** One seat a person; of pairs everybody's first sits before everybody's second, so that sides alternate. */
function seated(rows: readonly Row[]): Sitter[] {
  const first = rows.map((row) =>
    sitter(row, row.kind === "pair" ? (row.coachName ?? row.name) : row.name, row.clubCoachId ?? row.coachId),
  );
  const second = rows
    .filter(({ kind }) => kind === "pair")
    .map((row) => sitter(row, row.partnerName ?? row.name, row.partnerId));
  return [...first, ...second].map((one, seat) => ({ ...one, seat }));
}

function sitter(row: Row, name: string, coachId: string | null): Omit<Sitter, "seat"> {
  return {
    side: row.side,
    entryId: row.entryId,
    name,
    clubId: row.clubId ?? undefined,
    coachId: coachId ?? undefined,
    coachName: row.coachName ?? "",
    isRival: row.kind === "rival",
  };
}
