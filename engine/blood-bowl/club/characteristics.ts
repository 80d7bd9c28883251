import type { Profile } from "../data/shapes";
import type { Edition } from "../editions/model";
import type { Characteristic, CharacteristicChange } from "./model";

/** AG and PA are better the lower they are; the others the higher. */
export const lowerIsBetter = (characteristic: Characteristic) => characteristic === "AG" || characteristic === "PA";

/**
 * A characteristic after one improvement; `undefined` when the best value or the number of improvements is reached
 * (R19), or for a player who cannot pass where the edition has no first PA.
 */
export function improved(
  characteristic: Characteristic,
  value: number | undefined,
  improvements: number,
  edition: Pick<Edition, "limits" | "advancement">,
): number | undefined {
  if (improvements >= edition.limits.improvements) return undefined;
  if (value === undefined) return edition.advancement.firstPassing;
  if (value === edition.limits.best[characteristic]) return undefined;
  return lowerIsBetter(characteristic) ? value - 1 : value + 1;
}

/** A characteristic after one reduction; `undefined` when it cannot get worse (R19). */
export function reduced(
  characteristic: Characteristic,
  value: number | undefined,
  edition: Pick<Edition, "limits">,
): number | undefined {
  if (value === undefined || value === edition.limits.worst[characteristic]) return undefined;
  return lowerIsBetter(characteristic) ? value + 1 : value - 1;
}

/** What a player may improve after that face of the edition's die (BB-156 to BB-162), within the limits. */
export function characteristicOptions(
  face: number,
  profile: Profile,
  improvements: Partial<Record<Characteristic, number>>,
  edition: Pick<Edition, "limits" | "advancement">,
): Characteristic[] {
  const offered = edition.advancement.characteristicTable[face - 1];
  if (offered === undefined) throw new Error(`no characteristic at face ${face}`);
  return offered.filter(
    (characteristic) =>
      improved(characteristic, profile[characteristic], improvements[characteristic] ?? 0, edition) !== undefined,
  );
}

/** A profile with a player's changes; the first PA of a player who could not pass is the edition's. */
export function changedProfile(
  profile: Profile,
  changes: readonly CharacteristicChange[],
  edition: Pick<Edition, "limits" | "advancement">,
): Profile {
  const stepsOf = (characteristic: Characteristic) => {
    const change = changes.find((each) => each.characteristic === characteristic);
    return change === undefined ? 0 : change.improved - change.reduced;
  };
  const at = (characteristic: Characteristic, base: number, steps = stepsOf(characteristic)) =>
    within(edition, characteristic, lowerIsBetter(characteristic) ? base - steps : base + steps);
  const firstPassing = stepsOf("PA") > 0 ? edition.advancement.firstPassing : undefined;
  return {
    MA: at("MA", profile.MA),
    ST: at("ST", profile.ST),
    AG: at("AG", profile.AG),
    PA: profile.PA === undefined ? firstPassing && at("PA", firstPassing, stepsOf("PA") - 1) : at("PA", profile.PA),
    AV: at("AV", profile.AV),
  };
}

function within({ limits }: Pick<Edition, "limits">, characteristic: Characteristic, value: number): number {
  const [best, worst] = [limits.best[characteristic], limits.worst[characteristic]];
  return Math.max(Math.min(best, worst), Math.min(Math.max(best, worst), value));
}
