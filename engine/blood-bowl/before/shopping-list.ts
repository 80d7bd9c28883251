import { refuse } from "../../core/decision";
import { FULL_SIDE } from "../club/journeymen";
import type { Edition } from "../editions/model";
import type { Offers } from "../inducements/offers";
import type { Purchase } from "./model";

type Fixed = Extract<Purchase, { kind: "inducement" }>;
type Mercenary = Extract<Purchase, { kind: "mercenary" }>;

/** Price of one line; `undefined` when it is not offered. */
export function priceOf(purchase: Purchase, offers: Offers): number | undefined {
  switch (purchase.kind) {
    case "inducement": {
      const offer = offers.inducements.find(({ id }) => id === purchase.id);
      return offer === undefined ? undefined : offer.price * purchase.count;
    }
    case "star":
      return offers.stars.find(({ id }) => id === purchase.id)?.price;
    case "mercenary": {
      const offer = offers.mercenaries.find(({ position }) => position === purchase.position);
      if (purchase.skill === undefined) return offer?.price;
      return offer?.skills.includes(purchase.skill) === true ? offer.priceWithSkill : undefined;
    }
  }
}

/**
 * Why a shopping list cannot be bought, whatever it costs; `undefined`: it can.
 * @param able players who can play, journeymen included: stars and mercenaries take places of the roster's limit
 */
export function listRefusal(purchases: readonly Purchase[], able: number, offers: Offers, edition: Edition) {
  const fixed = purchases.filter((purchase) => purchase.kind === "inducement");
  const stars = purchases.flatMap((purchase) => (purchase.kind === "star" ? [purchase.id] : []));
  const mercenaries = purchases.filter((purchase) => purchase.kind === "mercenary");
  return (
    fixedRefusal(fixed, offers) ??
    starsRefusal(stars, fixed, offers, edition) ??
    mercenariesRefusal(mercenaries, offers) ??
    roomRefusal(able + places(stars, offers) + mercenaries.length, edition)
  );
}

const places = (stars: readonly string[], offers: Offers) =>
  offers.stars.filter(({ id }) => stars.includes(id)).reduce((sum, star) => sum + star.places, 0);

function roomRefusal(have: number, { draft }: Edition) {
  const { max } = draft.players;
  return have > Math.max(max, FULL_SIDE) ? refuse("roster-full", { have, max }) : undefined;
}

function fixedRefusal(lines: readonly Fixed[], { inducements }: Offers) {
  for (const { id } of lines) {
    const offer = inducements.find((each) => each.id === id);
    if (offer === undefined) return refuse("inducement-not-offered", { id });
    const wanted = lines.filter((line) => line.id === id).reduce((sum, { count }) => sum + count, 0);
    if (wanted > offer.max) return refuse("too-many-inducements", { id, wanted, max: offer.max });
  }
  return undefined;
}

/** No star twice, and not the one whose other self was hired as staff. */
function starsRefusal(stars: readonly string[], fixed: readonly Fixed[], offers: Offers, edition: Edition) {
  if (stars.length > offers.starsMax) {
    return refuse("too-many-inducements", { id: "stars", wanted: stars.length, max: offers.starsMax });
  }
  const hired = edition.inducements.flatMap(({ id, excludesStar }) =>
    excludesStar !== undefined && fixed.some((line) => line.id === id) ? [excludesStar] : [],
  );
  const wrong = stars.find(
    (star, index) => hired.includes(star) || stars.indexOf(star) < index || !offers.stars.some(({ id }) => id === star),
  );
  return wrong === undefined ? undefined : refuse("star-not-available", { id: wrong });
}

function mercenariesRefusal(mercenaries: readonly Mercenary[], offers: Offers) {
  const max = offers.mercenariesMax;
  if (mercenaries.length > max) {
    return refuse("too-many-inducements", { id: "mercenaries", wanted: mercenaries.length, max });
  }
  for (const mercenary of mercenaries) {
    const alike = mercenaries.filter(({ position }) => position === mercenary.position).length;
    const room = offers.mercenaries.find(({ position }) => position === mercenary.position)?.max ?? 0;
    if (priceOf(mercenary, offers) === undefined || alike > room) {
      return refuse("mercenary-not-available", { id: mercenary.position, room });
    }
  }
  return undefined;
}
