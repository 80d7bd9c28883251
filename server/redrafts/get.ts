import { BloodBowlEdition, edition, Options, Redraft } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { loadClub } from "../clubs/book";
import type { SeasonRef } from "../seasons/schema";
import type { RedraftRef } from "./schema";
import { findOpenRedraft, redraftsOfSeason } from "./store";
import { recoveriesOf } from "./terms";

/** The redraft that a club still has to make; undefined where there is none. */
export async function getRedraft(ctx: PlacedContext, { clubId }: RedraftRef) {
  const found = await findOpenRedraft(ctx.db, clubId);
  const club = await loadClub(ctx.db, clubId);
  if (found === undefined || club === undefined) return undefined;
  const { redraft, season, competition } = found;
  const id = BloodBowlEdition.parse(found.edition);
  const options = Options.parse(found.options);
  const seed = redraft.seeds.at(-1);
  const isRolled = redraft.recoveries !== null;
  return {
    season: season.name,
    competition,
    edition: id,
    options,
    club,
    wish: redraft.wish === null ? undefined : Redraft.parse(redraft.wish),
    /** Undefined while the off-season is still to be rolled. */
    recoveries: recoveriesOf(redraft, club, edition(id, options)),
    draws: redraft.draws,
    /** The promise of the app's dice; the secret once everything is rolled. */
    dice: { commitHex: seed?.commitHex, seedHex: isRolled ? seed?.seedHex : undefined },
  };
}

/** Who has put the club together anew for a season, and who has not. */
export async function getRedrafts(ctx: PlacedContext, { seasonId }: SeasonRef) {
  return (await redraftsOfSeason(ctx.db, seasonId)).map(({ entrySeq, doneAt, ...row }) => ({
    ...row,
    doneAt: doneAt?.getTime(),
    isWaived: doneAt !== null && entrySeq === null,
  }));
}
