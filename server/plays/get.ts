import type { PlacedContext } from "../access/procedures";
import { seatsOf } from "../access/standing";
import { forbidden } from "../errors";
import { races } from "../race/races";
import { maySee } from "./act-as";
import { foldedPlay, rulesOf } from "./folded";
import type { PlayRef } from "./schema";
import { seenLines, seenView } from "./seen";
import { loadPlay, loadSeats, type PlayRow } from "./store";

/** A play as the asker may see it: a game of sides with its whole log, the others with the view of the seat. */
export async function getPlay(ctx: PlacedContext, { playId, seat }: PlayRef) {
  const play = await loadPlay(ctx.db, playId);
  if (!(await maySee(ctx, play, seat))) throw forbidden("not-your-seat");
  // A race under way is a little ahead of its log.
  const folded = races().matches.get(playId)?.now() ?? (await foldedPlay(ctx.db, play));
  const seats = await loadSeats(ctx.db, playId);
  const folds = rulesOf(play.game).tempo === "sides";
  return {
    ...headOf(play),
    version: folded.version,
    seats: seats.map(({ seat: number, entryId, clubId }) => ({ seat: number, entryId, clubId: clubId ?? undefined })),
    mySeats: await seatsOf(ctx.db, ctx.viewer, playId),
    lines: folds ? seenLines(play.game, folded.log, seat) : [],
    ...seenView(play.game, folded, seat),
  };
}

/** What everybody may know of a play: its promises, and its secrets once it is over. */
export function headOf(play: PlayRow) {
  return {
    playId: play.id,
    game: play.game,
    edition: play.edition,
    version: play.version,
    competitionId: play.competitionId,
    fixtureId: play.fixtureId ?? undefined,
    shared: play.shared,
    startedAt: play.startedAt,
    finishedAt: play.finishedAt ?? undefined,
    dice: play.seeds.map(({ commitHex, seedHex }) => ({
      commitHex,
      seedHex: play.finishedAt === null ? undefined : seedHex,
    })),
  };
}
