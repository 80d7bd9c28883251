import { BookEntry, foldClub } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { brokenConstraint, conflict, notFound, refused } from "../errors";
import { showChange } from "../live/show-change";
import { nextSeqs } from "../plays/books";
import { loadBook } from "./book";
import { dropFileOf } from "./crest";
import type { BookByHand, ChangeClub, RenamePlayer } from "./schema";
import { insertEntry, lockClub, updateClub } from "./store";

/** Changes name, crest or history; the address stays. */
export async function changeClub(ctx: PlacedContext, { clubId, ...values }: ChangeClub): Promise<void> {
  const { leagueId } = ctx.place;
  await ctx.db
    .transaction(async (tx) => {
      const club = await lockClub(tx, clubId);
      if (Object.keys(values).length > 0) await updateClub(tx, clubId, values);
      if (values.crest !== undefined) await dropFileOf(tx, club.crest);
      await writeAudit(tx, {
        leagueId,
        userId: ctx.viewer?.userId,
        action: "club-changed",
        subject: { club: club.name },
        after: values,
      });
    })
    .catch((error: unknown) => {
      if (brokenConstraint(error) === "club_names_differ_in_a_league")
        throw conflict("club-name-taken", { name: values.name ?? "" });
      throw error;
    });
  await showChange(leagueId);
}

/** A name and number on a shirt. @throws AppError `player-not-found`, `number-taken` */
export async function renamePlayer(ctx: PlacedContext, { clubId, player, name, number }: RenamePlayer): Promise<void> {
  await bookEntry(ctx, clubId, undefined, { type: "renamed", player, name, number });
}

/**
 * Books gold, star player points or fans by hand, as an organiser, with a reason; the entry stays in the book.
 * @throws AppError `treasury-too-small`, `nothing-to-book`
 */
export async function bookByHand(ctx: PlacedContext, input: BookByHand): Promise<void> {
  const { clubId, gold = 0, player, spp, dedicatedFans, reason } = input;
  if (gold === 0 && spp === undefined && dedicatedFans === undefined) throw refused("nothing-to-book");
  if ((spp === undefined) !== (player === undefined)) throw refused("player-and-points-belong-together");
  const entry = BookEntry.parse({
    type: "corrected",
    ...(player === undefined ? {} : { player, spp }),
    ...(dedicatedFans === undefined ? {} : { dedicatedFans }),
    postings: gold === 0 ? [] : [{ amount: gold, reason: "correction" }],
  });
  await bookEntry(ctx, clubId, reason, entry);
}

async function bookEntry(
  ctx: PlacedContext,
  clubId: string,
  reason: string | undefined,
  entry: BookEntry,
): Promise<void> {
  const { leagueId } = ctx.place;
  await ctx.db.transaction(async (tx) => {
    const row = await lockClub(tx, clubId);
    const lines = await loadBook(tx, clubId);
    if (lines.length === 0) throw refused("club-not-drafted", { club: row.name });
    const before = foldClub(lines.map((line) => line.entry));
    refuseUnknownPlayer(before.players, entry);
    const after = foldClub([...lines.map((line) => line.entry), entry]);
    if (after.treasury < 0) throw refused("treasury-too-small", { treasury: before.treasury });
    const seq = (await nextSeqs(tx, [clubId])).get(clubId) ?? 1;
    await insertEntry(tx, {
      clubId,
      seq,
      entry,
      bookedBy: ctx.viewer?.userId,
      at: ctx.at,
      ...(reason === undefined ? {} : { reason }),
    });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: `book-${entry.type}`,
      subject: { club: row.name },
      after: entry,
      ...(reason === undefined ? {} : { reason }),
    });
  });
  await showChange(leagueId);
}

function refuseUnknownPlayer(
  players: readonly { readonly id: string; readonly number: number; readonly status: string }[],
  entry: BookEntry,
): void {
  if (!("player" in entry) || typeof entry.player !== "string") return;
  const { player } = entry;
  if (!players.some(({ id }) => id === player)) throw notFound("player");
  if (entry.type !== "renamed") return;
  const wearer = players.find(
    ({ id, number, status }) => id !== player && number === entry.number && status === "active",
  );
  if (wearer !== undefined) throw conflict("number-taken", { number: entry.number });
}
