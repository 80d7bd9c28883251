import { BloodBowlEdition, type Edition, edition, Options } from "@/engine/blood-bowl";

/** The edition that clubs play by, with the house rules of their competition; both as they are stored. */
export const bloodBowlRules = (stored: { readonly edition: string; readonly options: unknown }): Edition =>
  edition(BloodBowlEdition.parse(stored.edition), Options.parse(stored.options));
