import type { Db } from "@/db/client";
import { type Club, foldClub } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { mayCall } from "../access/standing";
import type { LeagueRef } from "../leagues/schema";
import { type BookLine, loadBook } from "./book";
import { type ClubRef, DraftInProgress } from "./schema";
import { type ClubRow, fixturesOfClub, listClubs, loadClubRow } from "./store";

/** A club with its book folded; the draft only for those who may change it. */
export async function getClub(ctx: PlacedContext, { clubId }: ClubRef) {
  const row = await loadClubRow(ctx.db, clubId);
  const mayEdit = await mayCall(ctx, "coach-of-club", ctx.place, ctx.standing);
  const progress = row.draft === null || !mayEdit ? undefined : DraftInProgress.parse(row.draft);
  return { ...(await clubWithBook(ctx.db, row)), progress, mayEdit };
}

export interface ClubWithBook {
  readonly row: Omit<ClubRow, "draft">;
  readonly club: Club | undefined;
  readonly lines: readonly BookLine[];
  readonly fixtures: Awaited<ReturnType<typeof fixturesOfClub>>;
}

/** A club's row, its book and what the book folds up to, and its fixtures. */
export async function clubWithBook(db: Db, { draft: _draft, ...row }: ClubRow): Promise<ClubWithBook> {
  const lines = await loadBook(db, row.id);
  const club = lines.length === 0 ? undefined : foldClub(lines.map(({ entry }) => entry));
  return { row, club, lines, fixtures: await fixturesOfClub(db, row.id) };
}

export const getClubs = (ctx: PlacedContext, { leagueId }: LeagueRef) => listClubs(ctx.db, leagueId);
