import { eq } from "drizzle-orm";
import { clubs, competitions, plays } from "@/db/schema";
import type { PlacedContext } from "../access/procedures";
import { notFound } from "../errors";

/** The words of a competition's public address. @throws AppError `competition-not-found` */
export async function competitionAddress(ctx: PlacedContext, { competitionId }: { readonly competitionId: string }) {
  const [row] = await ctx.db
    .select({ competition: competitions.slug })
    .from(competitions)
    .where(eq(competitions.id, competitionId));
  if (row === undefined) throw notFound("competition");
  return { league: ctx.place.leagueSlug, ...row };
}

/** The words of a club's public address. @throws AppError `club-not-found` */
export async function clubAddress(ctx: PlacedContext, { clubId }: { readonly clubId: string }) {
  const [row] = await ctx.db.select({ club: clubs.slug }).from(clubs).where(eq(clubs.id, clubId));
  if (row === undefined) throw notFound("club");
  return { league: ctx.place.leagueSlug, ...row };
}

/** The words of a play's public address. @throws AppError `play-not-found` */
export async function playAddress(ctx: PlacedContext, { playId }: { readonly playId: string }) {
  const [row] = await ctx.db
    .select({ competition: competitions.slug })
    .from(plays)
    .innerJoin(competitions, eq(competitions.id, plays.competitionId))
    .where(eq(plays.id, playId));
  if (row === undefined) throw notFound("play");
  return { league: ctx.place.leagueSlug, ...row };
}
