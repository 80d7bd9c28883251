import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubs, entries, fixtureSeats, type LeagueRole, memberships, pairings, playSeats, plays } from "@/db/schema";
import type { Context, Viewer } from "../context";
import type { Access } from "./levels";
import type { Place } from "./place";

/** What the asker is in the league of the call. */
export interface Standing {
  readonly role: LeagueRole | undefined;
  readonly organises: boolean;
  /** Makes and unmakes organisers, and ends the league; a deputy does not. */
  readonly appoints: boolean;
  /** Seats that the asker may act for as a player; known from the start only where a call names a play. */
  readonly seats?: readonly number[];
}

/** What a role amounts to; an administrator organises every league. */
export const standingAs = (viewer: Viewer | undefined, role: LeagueRole | undefined): Standing => ({
  role,
  organises: viewer?.role === "administrator" || role === "organiser" || role === "deputy",
  appoints: viewer?.role === "administrator" || role === "organiser",
});

/** What the asker is in a league. */
export async function standingOf(db: Db, viewer: Viewer | undefined, leagueId: string): Promise<Standing> {
  if (viewer === undefined) return standingAs(undefined, undefined);
  const [row] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.leagueId, leagueId), eq(memberships.userId, viewer.userId)));
  return standingAs(viewer, row?.role);
}

/** Whether the asker may do what a procedure with that access does, at that place. */
export async function mayCall(ctx: Context, access: Access, place: Place, standing: Standing): Promise<boolean> {
  if (standing.organises) return access !== "administrator" || ctx.viewer?.role === "administrator";
  switch (access) {
    case "visitor":
      return place.visibility !== "private" || standing.role !== undefined || (await isPaired(ctx, place.fixtureId));
    case "user":
      return ctx.viewer !== undefined;
    case "member":
      return standing.role !== undefined;
    case "coach-of-club":
      return place.clubId !== undefined && (await isCoachOf(ctx, place.clubId));
    case "recorder-of-fixture":
      return (
        standing.role === "recorder" || (await sitsIn(ctx, place, standing)) || (await isPaired(ctx, place.fixtureId))
      );
    case "organiser":
    case "administrator":
      return false;
  }
}

async function isCoachOf({ db, viewer }: Context, clubId: string): Promise<boolean> {
  if (viewer === undefined) return false;
  const rows = await db
    .select({ id: clubs.id })
    .from(clubs)
    .where(and(eq(clubs.id, clubId), eq(clubs.coachId, viewer.userId)));
  return rows.length > 0;
}

/** Whether the asker coaches one of the fixture's entries, or sits in the play. */
async function sitsIn({ db, viewer }: Context, { fixtureId, playId }: Place, { seats }: Standing): Promise<boolean> {
  if (viewer === undefined) return false;
  if (playId !== undefined && (seats ?? (await seatsOf(db, viewer, playId))).length > 0) return true;
  if (fixtureId === undefined) return false;
  const rows = await db
    .select({ seat: fixtureSeats.seat })
    .from(fixtureSeats)
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .where(
      and(
        eq(fixtureSeats.fixtureId, fixtureId),
        or(eq(clubs.coachId, viewer.userId), eq(entries.coachId, viewer.userId), eq(entries.partnerId, viewer.userId)),
      ),
    );
  return rows.length > 0;
}

/** Whether the asking tablet was paired with the fixture by its code. */
export async function isPaired({ db, pairingHash, at }: Context, fixtureId: string | undefined): Promise<boolean> {
  if (pairingHash === undefined || fixtureId === undefined) return false;
  const rows = await db
    .select({ id: pairings.id })
    .from(pairings)
    .where(
      and(
        eq(pairings.fixtureId, fixtureId),
        eq(pairings.tokenHash, pairingHash),
        isNull(pairings.revokedAt),
        gt(pairings.expiresAt, new Date(at)),
      ),
    );
  return rows.length > 0;
}

/** The seats of a play that the asker may act for as a player. */
export async function seatsOf(db: Db, viewer: Viewer | undefined, playId: string): Promise<number[]> {
  if (viewer === undefined) return [];
  const rows = await db
    .select({ seat: playSeats.seat })
    .from(playSeats)
    .innerJoin(plays, eq(plays.id, playSeats.playId))
    .leftJoin(clubs, eq(clubs.id, playSeats.clubId))
    .where(
      and(eq(playSeats.playId, playId), or(eq(playSeats.userId, viewer.userId), eq(clubs.coachId, viewer.userId))),
    );
  return rows.map(({ seat }) => seat).sort((a, b) => a - b);
}
