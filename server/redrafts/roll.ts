import { rollOffSeason } from "@/engine/blood-bowl";
import type { DieNeed } from "@/engine/core/decision";
import { MissingFaces } from "@/engine/core/dice";
import { FaceFault, playDice } from "@/engine/core/play-dice";
import type { PlacedContext } from "../access/procedures";
import { lockClub } from "../clubs/store";
import { conflict, refused } from "../errors";
import { commandDice } from "../plays/dice";
import type { RollOffSeason } from "./schema";
import { hasOpenPlay, updateRedraft } from "./store";
import { openTerms } from "./terms";

export type Rolled = { readonly kind: "rolled" } | { readonly kind: "needs-dice"; readonly needs: readonly DieNeed[] };

/**
 * Rolls the off-season of a club, once: for the injured and the retired, by the app or with typed faces; nothing is
 * stored while a face is missing.
 * @throws AppError `off-season-is-rolled`, `impossible-face`, `face-not-needed`, `club-has-unfinished-play`
 */
export async function rollRedraft(ctx: PlacedContext, { clubId, dice }: RollOffSeason): Promise<Rolled> {
  return ctx.db.transaction(async (tx): Promise<Rolled> => {
    const { name } = await lockClub(tx, clubId);
    const { row, club, rules, recoveries: known } = await openTerms(tx, clubId, name);
    if (known !== undefined) throw conflict("off-season-is-rolled");
    if (await hasOpenPlay(tx, clubId)) throw conflict("club-has-unfinished-play");
    const chance = commandDice(row.seeds, dice, { kind: "organiser" });
    const rolling = playDice(chance.choice, [], 0);
    try {
      const recoveries = rollOffSeason(club, rules, rolling);
      const draws = rolling.draws();
      const [extra] = rolling.unused();
      if (extra !== undefined) throw refused("face-not-needed", { purpose: extra.purpose, face: extra.face });
      await updateRedraft(tx, row, { recoveries, draws, seeds: chance.seedsAfter(draws.length) });
      return { kind: "rolled" };
    } catch (error) {
      if (error instanceof MissingFaces) return { kind: "needs-dice", needs: error.needs };
      if (error instanceof FaceFault) throw refused(error.refusal, { ...error.typed });
      throw error;
    }
  });
}
