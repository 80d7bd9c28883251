import { isAvailable } from "../club/availability";
import type { Club } from "../club/model";
import { rosterOf } from "../club/rosters";
import type { Position, Roster } from "../data/shapes";
import type { Edition } from "../editions/model";
import { mayBuy, mayHireStar, termsFor } from "./eligibility";

/** An inducement with a fixed price, as it stands for one club; gold in gold pieces. */
export interface InducementOffer {
  readonly id: string;
  readonly price: number;
  readonly max: number;
}

/** A star player, or a pair, as offered to one club. */
export interface StarOffer {
  readonly id: string;
  readonly price: number;
  /** How many places of the sixteen he takes: 2 for a pair. */
  readonly places: number;
}

/** A mercenary of one position. */
export interface MercenaryOffer {
  readonly position: string;
  readonly price: number;
  /** Price with one primary skill. */
  readonly priceWithSkill: number;
  /** Primary skills to choose from. */
  readonly skills: readonly string[];
  /** How many the limit of the position still has room for. */
  readonly max: number;
}

/** Everything that a club may buy before a match, with its prices, limits and reasons. */
export interface Offers {
  readonly inducements: readonly InducementOffer[];
  readonly stars: readonly StarOffer[];
  readonly starsMax: number;
  readonly mercenaries: readonly MercenaryOffer[];
  readonly mercenariesMax: number;
}

/** What an edition offers to a club (BB-184 to BB-203). */
export function offersFor(club: Club, edition: Edition): Offers {
  const roster = rosterOf(club, edition);
  return {
    inducements: edition.inducements
      .filter((terms) => mayBuy(club, terms, roster.apothecary))
      .map((terms) => {
        const { cost, max } = termsFor(club, terms);
        return { id: terms.id, price: cost, max: withinTotal(max, terms, club) };
      })
      .filter(({ max }) => max > 0),
    stars: edition.stars
      .filter((star) => mayHireStar(club, star))
      .map(({ id, cost, profiles }) => ({ id, price: cost, places: profiles.length })),
    starsMax: edition.starsMax,
    mercenaries: mercenaryOffers(club, roster, edition),
    mercenariesMax: edition.mercenaries.max ?? edition.draft.players.max,
  };
}

/** Staff of a kind are limited together with those of the club where the edition says so. */
function withinTotal(max: number, { id, totalMax }: { id: string; totalMax?: number }, club: Club): number {
  if (totalMax === undefined) return max;
  const own = id === "temp-agency-cheerleaders" ? club.cheerleaders : club.assistantCoaches;
  return Math.min(max, totalMax - own);
}

function mercenaryOffers(club: Club, roster: Roster, edition: Edition): MercenaryOffer[] {
  const { fee, skillFee } = edition.mercenaries;
  return roster.positions
    .map((position) => ({
      position: position.id,
      price: position.cost + fee,
      priceWithSkill: position.cost + fee + skillFee,
      skills: learnable(position, edition),
      max:
        position.max - club.players.filter((player) => player.position === position.id && isAvailable(player)).length,
    }))
    .filter(({ max }) => max > 0);
}

function learnable(position: Position, { skills }: Pick<Edition, "skills">): string[] {
  return position.primary
    .flatMap((category) => skills.categories[category] ?? [])
    .filter((skill) => !position.skills.some((held) => held.skill === skill));
}
