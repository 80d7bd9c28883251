import type { Roster } from "../data/shapes";
import type { Edition } from "../editions/model";
import { pieces, type Sum, sumOf, type Term } from "../money/sum";
import { isAvailable, rosteredPlayers } from "./availability";
import type { Club, ClubPlayer } from "./model";
import { positionOf } from "./rosters";

/** What counts in a team value beside players. */
export interface ValuedStaff {
  readonly rerolls: number;
  readonly trophyRerolls: number;
  readonly rerollPrice: number;
  readonly assistantCoaches: number;
  readonly cheerleaders: number;
  readonly apothecary: boolean;
}

/** A player as the values see him; gold in gold pieces. */
export interface ValuedPlayer {
  readonly fee: number;
  readonly valueRise: number;
  readonly lineman: boolean;
  readonly available: boolean;
}

export interface ValuedClub extends ValuedStaff {
  readonly players: readonly ValuedPlayer[];
  readonly lowCostLinemen: boolean;
}

/** A player's current value: hiring fee and rises. */
export const currentValue = ({ fee, valueRise }: Pick<ClubPlayer, "fee" | "valueRise">) => fee + valueRise;

/** Team value (R14): every rostered player, staff at cost, re-rolls at the roster price; no fans, no treasury. */
export function teamValueOf(club: ValuedClub, edition: Pick<Edition, "staff" | "lowCostInTeamValue">): Sum {
  return sumOf([
    ...playerTerms(club.players, club.lowCostLinemen && edition.lowCostInTeamValue),
    ...staffTerms(club, edition),
  ]);
}

/**
 * Current team value (R14): as the team value, but without players who miss the next match or are retired, low-cost
 * linemen without their fee, and with journeymen at theirs.
 * @param journeymenFees one hiring fee a journeyman
 */
export function currentTeamValueOf(
  club: ValuedClub,
  edition: Pick<Edition, "staff">,
  journeymenFees: readonly number[] = [],
): Sum {
  const able = club.players.filter(({ available }) => available);
  const fees = journeymenFees.map((fee) => (club.lowCostLinemen ? 0 : fee));
  return sumOf([
    ...playerTerms(able, club.lowCostLinemen),
    { term: "journeymen", value: total(fees), count: fees.length },
    ...staffTerms(club, edition),
  ]);
}

function playerTerms(players: readonly ValuedPlayer[], freeLinemen: boolean): Term[] {
  const fees = players.map(({ fee, lineman }) => (freeLinemen && lineman ? 0 : fee));
  const rises = players.map(({ valueRise }) => valueRise);
  return [
    { term: "player-fees", value: total(fees), count: players.length },
    { term: "value-rises", value: total(rises), count: rises.filter((rise) => rise > 0).length },
  ];
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function staffTerms(club: ValuedStaff, { staff }: Pick<Edition, "staff">): Term[] {
  return [
    pieces("rerolls", club.rerolls, club.rerollPrice),
    pieces("trophy-rerolls", club.trophyRerolls, club.rerollPrice),
    pieces("assistant-coaches", club.assistantCoaches, staff.assistantCoaches.price),
    pieces("cheerleaders", club.cheerleaders, staff.cheerleaders.price),
    pieces("apothecary", club.apothecary ? 1 : 0, staff.apothecary.price),
  ];
}

/** A club as the values see it. */
export function valuedClub(club: Club, roster: Roster): ValuedClub {
  return {
    ...club,
    lowCostLinemen: club.specialRules.includes("low-cost-linemen"),
    players: rosteredPlayers(club).map((player) => ({
      fee: player.fee,
      valueRise: player.valueRise,
      lineman: positionOf(player, roster).lineman,
      available: isAvailable(player),
    })),
  };
}
