import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { refuseCopies } from "../clubs/copies";
import { conflict, notFound, refused } from "../errors";
import { showChange } from "../live/show-change";
import { DRAWN_ROUND_BY_ROUND, type EnterClubs, type EntryRef } from "./schema";
import { clubsById, countFixtures, insertEntries, lastSeed, listEntries, lockCompetition, removeEntry } from "./store";

/** Enters clubs of the league in the order given. @throws AppError `club-of-another-league`, `calendar-exists`, `copy-plays-friendlies` */
export async function enterClubs(
  ctx: PlacedContext,
  { competitionId, clubIds }: EnterClubs,
): Promise<{ entered: number }> {
  const entered = await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (!DRAWN_ROUND_BY_ROUND.includes(competition.format)) await refuseCalendar(tx, competitionId);
    const known = new Set((await listEntries(tx, competitionId)).map(({ clubId }) => clubId));
    const found = await clubsById(tx, clubIds);
    const seed = await lastSeed(tx, competitionId);
    const fresh = [...new Set(clubIds)]
      .filter((clubId) => !known.has(clubId))
      .map((clubId) => {
        const club = found.find(({ id }) => id === clubId);
        if (club === undefined) throw notFound("club");
        if (club.leagueId !== competition.leagueId) throw refused("club-of-another-league", { club: club.name });
        if (club.game !== competition.game) throw refused("club-of-another-game", { club: club.name });
        return club;
      });
    if (fresh.length === 0) return 0;
    await refuseCopies(
      tx,
      competition,
      fresh.map(({ id }) => id),
    );
    await insertEntries(
      tx,
      fresh.map(({ id, name, coachId }, index) => ({
        competitionId,
        kind: "club",
        clubId: id,
        coachId,
        name,
        seed: seed + index + 1,
      })),
    );
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "clubs-entered",
      subject: { competition: competition.name },
      after: fresh.map(({ name }) => name),
    });
    return fresh.length;
  });
  await showChange(ctx.place.leagueId);
  return { entered };
}

/** Takes an entry out before there is a calendar; afterwards it can only be withdrawn. */
export async function leaveCompetition(ctx: PlacedContext, { competitionId, entryId }: EntryRef): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    await refuseCalendar(tx, competitionId);
    if (!(await removeEntry(tx, competitionId, entryId))) throw notFound("entry");
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "entry-removed",
      subject: { competition: competition.name, entryId },
    });
  });
  await showChange(ctx.place.leagueId);
}

async function refuseCalendar(tx: Parameters<typeof countFixtures>[0], competitionId: string): Promise<void> {
  if ((await countFixtures(tx, competitionId)) > 0) throw conflict("calendar-exists");
}
