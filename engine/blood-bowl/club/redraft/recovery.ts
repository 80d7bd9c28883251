import type { Dice } from "../../../core/dice";
import type { Edition } from "../../editions/model";
import { rosteredPlayers } from "../availability";
import type { Recovery } from "../book";
import type { Characteristic, Club, ClubPlayer } from "../model";

/** Something lasting that a player may lose in the off-season, one D6 each. */
export type Ailment =
  | { readonly kind: "reduction"; readonly characteristic: Characteristic }
  | { readonly kind: "niggling" }
  | { readonly kind: "hatred"; readonly keyword: string };

/**
 * What is rolled for a player in the off-season (R24): every niggling injury, every Hatred he gained, and for one who
 * was temporarily retired every step that a characteristic lost.
 */
export function ailmentsOf({ status, niggling, changes, skills }: ClubPlayer): Ailment[] {
  const reductions = status === "temporarily-retired" ? changes : [];
  return [
    ...reductions.flatMap(({ characteristic, reduced }) =>
      Array.from({ length: reduced }, (): Ailment => ({ kind: "reduction", characteristic })),
    ),
    ...Array.from({ length: niggling }, (): Ailment => ({ kind: "niggling" })),
    ...skills
      .filter(({ skill, source }) => skill === "hatred" && source === "hatred")
      .map(({ value }): Ailment => ({ kind: "hatred", keyword: value ?? "" })),
  ];
}

/** Whether a D6 takes an ailment away; an apothecary adds 1, but does not help against hatred. */
export function recovers(
  d6: number,
  { kind }: Ailment,
  apothecary: boolean,
  edition: Pick<Edition, "redraft">,
): boolean {
  return d6 + (apothecary && kind !== "hatred" ? 1 : 0) >= edition.redraft.recoverFrom;
}

/** Rolls the off-season of one player ("recovery:p5"). */
export function rollRecovery(
  player: ClubPlayer,
  { apothecary }: Pick<Club, "apothecary">,
  edition: Pick<Edition, "redraft">,
  dice: Dice,
): Recovery {
  const cured = ailmentsOf(player).filter((ailment) =>
    recovers(dice.roll(6, `recovery:${player.id}`), ailment, apothecary, edition),
  );
  const restored = cured.flatMap((ailment) => (ailment.kind === "reduction" ? [ailment.characteristic] : []));
  const nigglesCured = cured.filter(({ kind }) => kind === "niggling").length;
  const nigglesLeft = edition.redraft.restoredLeavesNiggling ? restored.length : 0;
  return {
    player: player.id,
    niggling: player.niggling - nigglesCured + nigglesLeft,
    restored,
    hatredLost: cured.flatMap((ailment) => (ailment.kind === "hatred" ? [ailment.keyword] : [])),
  };
}

/** Rolls the off-season of a club: everybody on the roster, before it is said who stays. */
export const rollOffSeason = (club: Club, edition: Pick<Edition, "redraft">, dice: Dice): Recovery[] =>
  rosteredPlayers(club).map((player) => rollRecovery(player, club, edition, dice));
