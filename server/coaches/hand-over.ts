import { z } from "zod";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { lockClub, updateClub } from "../clubs/store";
import { conflict } from "../errors";
import { showChange } from "../live/show-change";
import type { ClubPlace, HandOver } from "./schema";
import { HANDED_OVER, handOversOf, nameOfMember, nameOfUser } from "./store";

/**
 * A club goes to another coach, whenever in the season: book, fixtures and table stay, and matches under way go on with
 * the new one.
 * @throws AppError `member-not-found`, `coach-stays`
 */
export async function handOver(ctx: PlacedContext, { clubId, coachId, reason }: HandOver): Promise<void> {
  const { leagueId } = ctx.place;
  await ctx.db.transaction(async (tx) => {
    const club = await lockClub(tx, clubId);
    if (club.coachId === (coachId ?? null)) throw conflict("coach-stays");
    const next = coachId === undefined ? undefined : await nameOfMember(tx, leagueId, coachId);
    await updateClub(tx, clubId, { coachId: coachId ?? null });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: HANDED_OVER,
      subject: { clubId, club: club.name },
      before: { coach: (await nameOfUser(tx, club.coachId)) ?? "" },
      after: { coach: next ?? "" },
      reason,
    });
  });
  await showChange(leagueId);
}

/** Who coached a club before, and until when. */
export interface FormerCoach {
  /** Undefined where nobody did. */
  readonly name: string | undefined;
  /** Ms since the epoch. */
  readonly until: number;
  readonly reason: string;
}

const Kept = z.object({ coach: z.string() }).catch({ coach: "" });

export async function formerCoaches(ctx: PlacedContext, { clubId }: ClubPlace): Promise<FormerCoach[]> {
  const rows = await handOversOf(ctx.db, ctx.place.leagueId, clubId);
  return rows.map(({ at, before, reason }) => {
    const { coach } = Kept.parse(before);
    return { name: coach === "" ? undefined : coach, until: at.getTime(), reason: reason ?? "" };
  });
}
