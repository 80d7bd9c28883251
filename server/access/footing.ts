import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { preparedOnce } from "@/db/prepared";
import { clubs, competitions, leagues, memberships, playSeats, plays } from "@/db/schema";
import type { Viewer } from "../context";
import { notFound } from "../errors";
import type { Scope } from "./levels";
import { type Place, placeOf } from "./place";
import { type Standing, standingAs, standingOf } from "./standing";

/** Where a call takes place, and what the asker is there. */
export interface Footing {
  readonly place: Place;
  readonly standing: Standing;
}

/** @throws AppError `<scope>-not-found` */
export async function footingOf(db: Db, viewer: Viewer | undefined, scope: Scope, id: string): Promise<Footing> {
  if (scope === "play" && viewer !== undefined) return footingAtPlay(db, viewer, id);
  const place = await placeOf(db, scope, id);
  return { place, standing: await standingOf(db, viewer, place.leagueId) };
}

const footingsAtPlay = preparedOnce((db) => {
  const userId = sql.placeholder("userId");
  const ownClubs = db.select({ id: clubs.id }).from(clubs).where(eq(clubs.coachId, userId));
  const isOwn = or(eq(playSeats.userId, userId), inArray(playSeats.clubId, ownClubs));
  return db
    .select({
      leagueId: leagues.id,
      leagueSlug: leagues.slug,
      visibility: leagues.visibility,
      fixtureId: plays.fixtureId,
      role: memberships.role,
      seat: playSeats.seat,
    })
    .from(plays)
    .innerJoin(competitions, eq(competitions.id, plays.competitionId))
    .innerJoin(leagues, eq(leagues.id, competitions.leagueId))
    .leftJoin(memberships, and(eq(memberships.leagueId, leagues.id), eq(memberships.userId, userId)))
    .leftJoin(playSeats, and(eq(playSeats.playId, plays.id), isOwn))
    .where(eq(plays.id, sql.placeholder("playId")))
    .orderBy(playSeats.seat)
    .prepare("footing_at_play");
});

/** All in one read: every tap at a table asks for it. */
async function footingAtPlay(db: Db, viewer: Viewer, playId: string): Promise<Footing> {
  const rows = await footingsAtPlay(db).execute({ userId: viewer.userId, playId });
  const [row] = rows;
  if (row === undefined) throw notFound("play");
  const { role, fixtureId, seat: _, ...league } = row;
  return {
    place: { ...league, fixtureId: fixtureId ?? undefined, clubId: undefined, playId },
    standing: { ...standingAs(viewer, role ?? undefined), seats: rows.flatMap(({ seat }) => seat ?? []) },
  };
}
