import type { InducementTerms, Star } from "../data/shapes";

/** What of a club decides what it may buy. */
export interface Buyer {
  readonly roster: string;
  readonly leagues: readonly string[];
  readonly specialRules: readonly string[];
}

/** Whether a club has a league or special rule. */
export const belongsTo = ({ leagues, specialRules }: Buyer, id: string) =>
  leagues.includes(id) || specialRules.includes(id);

/** Whether a club may hire a star: one of the leagues or rules he plays for is its own. */
export function mayHireStar(buyer: Buyer, { playsFor, except = [] }: Star): boolean {
  if (playsFor.includes("any-team")) return !except.some((id) => belongsTo(buyer, id));
  return playsFor.some((id) => belongsTo(buyer, id));
}

/** Whether a club may buy an inducement at all. */
export function mayBuy(buyer: Buyer, terms: InducementTerms, apothecaryAllowed: boolean): boolean {
  if (terms.requiresApothecary === true && !apothecaryAllowed) return false;
  return terms.requires === undefined || terms.requires.some((id) => belongsTo(buyer, id));
}

/** Price and maximum for this club, its discount worked in. */
export function termsFor(buyer: Buyer, { cost, max, discount }: InducementTerms): { cost: number; max: number } {
  const holds =
    discount !== undefined &&
    (discount.roster === buyer.roster ||
      (discount.specialRule !== undefined && belongsTo(buyer, discount.specialRule)));
  return holds ? { cost: discount.cost, max: discount.max ?? max } : { cost, max };
}
