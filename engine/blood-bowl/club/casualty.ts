import type { Edition } from "../editions/model";
import type { Casualty } from "./book";
import { CASUALTIES } from "./book";
import type { Characteristic } from "./model";

/** Adds to a D16 on the casualty table: niggling injuries and the trait Decay one each. */
export const casualtyModifier = (niggling: number, decay: boolean) => niggling + (decay ? 1 : 0);

/** The band of a D16 with its modifier on the casualty table (BB-174 to BB-178); beyond 16 is as 16. */
export function casualtyOf(d16: number, modifier: number, edition: Pick<Edition, "casualtyUpTo">): Casualty {
  const roll = d16 + modifier;
  return CASUALTIES.find((casualty) => roll <= edition.casualtyUpTo[casualty]) ?? "dead";
}

/** The characteristic that a lasting injury lowers (BB-179 to BB-183). */
export function lostCharacteristic(d6: number, edition: Pick<Edition, "lostCharacteristic">): Characteristic {
  const lost = edition.lostCharacteristic[d6 - 1];
  if (lost === undefined) throw new Error(`no lost characteristic at D6 ${d6}`);
  return lost;
}

/** Whether a casualty keeps the player out of the next match. */
export const missesNextMatch = (casualty: Casualty) =>
  casualty === "seriously-hurt" || casualty === "serious-injury" || casualty === "lasting-injury";

/** Niggling injuries that a casualty leaves. */
export const nigglingOf = (casualty: Casualty) => (casualty === "serious-injury" ? 1 : 0);
