import type { BeforeView, Purchase } from "@/engine/blood-bowl";

type Offers = NonNullable<BeforeView["inducements"]["offers"]>;

/** What a side is about to buy: how many of each inducement, which stars, and mercenaries with the skill they all get. */
export interface Basket {
  readonly inducements: Readonly<Record<string, number>>;
  readonly stars: readonly string[];
  readonly mercenaries: Readonly<Record<string, number>>;
  /** By position; none where it is left out. */
  readonly skills: Readonly<Record<string, string>>;
}

export const EMPTY_BASKET: Basket = { inducements: {}, stars: [], mercenaries: {}, skills: {} };

/** The basket as a shopping list. */
export function purchasesOf({ inducements, stars, mercenaries, skills }: Basket): Purchase[] {
  return [
    ...Object.entries(inducements).flatMap(([id, count]) =>
      count > 0 ? [{ kind: "inducement", id, count } as const] : [],
    ),
    ...stars.map((id) => ({ kind: "star", id }) as const),
    ...Object.entries(mercenaries).flatMap(([position, count]) => {
      const skill = skills[position];
      return Array.from({ length: count }, () => ({
        kind: "mercenary" as const,
        position,
        ...(skill === undefined ? {} : { skill }),
      }));
    }),
  ];
}

/** What it costs, in gold pieces. */
export function costOf({ inducements, stars, mercenaries, skills }: Basket, offers: Offers): number {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  return (
    sum(offers.inducements.map(({ id, price }) => price * (inducements[id] ?? 0))) +
    sum(offers.stars.filter(({ id }) => stars.includes(id)).map(({ price }) => price)) +
    sum(
      offers.mercenaries.map(({ position, price, priceWithSkill }) => {
        return (skills[position] === undefined ? price : priceWithSkill) * (mercenaries[position] ?? 0);
      }),
    )
  );
}
