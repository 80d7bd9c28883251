import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { brokenConstraint, conflict, refused } from "../errors";
import type { AddBlackout, BlackoutRef, PlaceRef, SavePlace } from "./schema";
import { deleteBlackout, deletePlace, insertBlackout, insertPlace, loadClub, loadPlace, updatePlace } from "./store";

/** Adds a place, or changes what is known of one. @throws AppError `place-name-taken`, `place-not-found` */
export async function savePlace(ctx: PlacedContext, { leagueId, placeId, ...values }: SavePlace): Promise<void> {
  await ctx.db
    .transaction(async (tx) => {
      const before = placeId === undefined ? undefined : await loadPlace(tx, leagueId, placeId);
      if (placeId === undefined) await insertPlace(tx, { leagueId, ...values });
      else await updatePlace(tx, placeId, values);
      await writeAudit(tx, {
        leagueId,
        userId: ctx.viewer?.userId,
        action: "place-saved",
        subject: { place: values.name },
        ...(before === undefined
          ? {}
          : { before: { name: before.name, capacity: before.capacity, bufferMinutes: before.bufferMinutes } }),
        after: values,
      });
    })
    .catch((error: unknown) => {
      if (brokenConstraint(error) === "place_names_differ_in_a_league") throw conflict("place-name-taken");
      throw error;
    });
}

/** Takes a place out of the list; fixtures keep its name. @throws AppError `place-not-found` */
export async function removePlace(ctx: PlacedContext, { leagueId, placeId }: PlaceRef): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { name } = await loadPlace(tx, leagueId, placeId);
    await deletePlace(tx, placeId);
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "place-removed",
      subject: { place: name },
    });
  });
}

/**
 * Days on which nothing is to be played in the league, at a place or by a club, with the reason.
 * @throws AppError `blackout-ends-before-it-begins`, `place-not-found`, `club-not-found`
 */
export async function addBlackout(
  ctx: PlacedContext,
  { leagueId, placeId, clubId, ...days }: AddBlackout,
): Promise<void> {
  if (days.lastDay < days.firstDay) throw refused("blackout-ends-before-it-begins");
  await ctx.db.transaction(async (tx) => {
    const place = placeId === undefined ? undefined : await loadPlace(tx, leagueId, placeId);
    const club = clubId === undefined ? undefined : await loadClub(tx, leagueId, clubId);
    await insertBlackout(tx, { leagueId, placeId: placeId ?? null, clubId: clubId ?? null, ...days });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "blackout-added",
      subject: {
        day: days.firstDay,
        ...(place === undefined ? {} : { place: place.name }),
        ...(club === undefined ? {} : { club: club.name }),
      },
      after: days,
      reason: days.reason,
    });
  });
}

/** @throws AppError `blackout-not-found` */
export async function removeBlackout(ctx: PlacedContext, { leagueId, blackoutId }: BlackoutRef): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { firstDay, lastDay, reason } = await deleteBlackout(tx, leagueId, blackoutId);
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "blackout-removed",
      subject: { day: firstDay },
      before: { firstDay, lastDay, reason },
    });
  });
}
