import type { PlacedContext, UserContext } from "../access/procedures";
import { standingOf } from "../access/standing";
import type { Context } from "../context";
import { notFound } from "../errors";
import { listAudit } from "./audit-log";
import type { AuditPage, LeagueBySlug, LeagueRef } from "./schema";
import {
  clubsOfCoaches,
  findLeagueBySlug,
  listInvitations,
  listLeaguesOf,
  listMembers,
  listSeasons,
  loadLeague,
} from "./store";

/** A league with its seasons and what the asker is in it. */
export async function getLeague(ctx: PlacedContext, { leagueId }: LeagueRef) {
  const league = await loadLeague(ctx.db, leagueId);
  return { ...league, seasons: await listSeasons(ctx.db, leagueId), standing: ctx.standing };
}

/** A league by its address, for pages. A private one does not exist for strangers. */
export async function getLeagueBySlug(ctx: Context, { slug }: LeagueBySlug) {
  const league = await findLeagueBySlug(ctx.db, slug);
  if (league === undefined) throw notFound("league");
  const standing = await standingOf(ctx.db, ctx.viewer, league.id);
  const isStranger = standing.role === undefined && !standing.organises;
  if (league.visibility === "private" && isStranger) throw notFound("league");
  return { ...league, seasons: await listSeasons(ctx.db, league.id), standing };
}

/** The leagues that the asker is in. */
export const myLeagues = (ctx: UserContext) => listLeaguesOf(ctx.db, ctx.viewer.userId);

/** Members with their clubs. */
export async function getMembers(ctx: PlacedContext, { leagueId }: LeagueRef) {
  const members = await listMembers(ctx.db, leagueId);
  const clubs = await clubsOfCoaches(
    ctx.db,
    leagueId,
    members.map(({ userId }) => userId),
  );
  return members.map((member) => ({ ...member, clubs: clubs.filter(({ coachId }) => coachId === member.userId) }));
}

export const getInvitations = (ctx: PlacedContext, { leagueId }: LeagueRef) => listInvitations(ctx.db, leagueId);

/** The audit log, newest first, a page at a time. */
export async function getAudit(ctx: PlacedContext, { leagueId, before, limit, action }: AuditPage) {
  const rows = await listAudit(ctx.db, leagueId, before, limit + 1, action);
  return { entries: rows.slice(0, limit), hasMore: rows.length > limit };
}
