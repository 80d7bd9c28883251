import { chanceFrom } from "./chance";
import type { GroupRound } from "./group-layout";
import { evenFromTheStart } from "./group-order";
import { spreadGroups } from "./group-search";
import { seatInTurn } from "./group-seats";
import { type GroupSpread, groupSpread } from "./group-spread";

/** How large groups should be where there is a choice. */
export const GROUP_SIZES = [3, 4] as const;
export type GroupSize = (typeof GROUP_SIZES)[number];

/** An evening, or a season, of games in groups. */
export interface GroupPlan {
  /** 3 to 16, called by index. */
  readonly players: number;
  /** Rounds to be drawn, one or more. */
  readonly rounds: number;
  /** Groups of four where it is not said. */
  readonly size?: GroupSize | undefined;
  /** The same seed draws the same rounds. */
  readonly seed?: string | undefined;
  /** Rounds that are drawn already; they stay, and what happened in them counts. */
  readonly before?: readonly GroupRound[] | undefined;
}

/** The rounds drawn, each group in the order of its seats, and how even they are with those before. */
export interface GroupDraw {
  readonly rounds: readonly GroupRound[];
  readonly spread: GroupSpread;
}

/** Sizes of the groups of a round: fours and threes, as near to the wish as the number allows; with five, one rests or two. */
export function groupSizes(players: number, size: GroupSize = 4): number[] {
  if (!Number.isInteger(players) || players < 3 || players > 16) throw new RangeError(`groups of ${players} players`);
  if (players <= 5) return [Math.min(players, size)];
  const groups = size === 4 ? Math.ceil(players / 4) : Math.floor(players / 3);
  return Array.from(
    { length: groups },
    (_, group) => Math.floor(players / groups) + (group < players % groups ? 1 : 0),
  );
}

/** Draws groups so that everybody meets everybody about equally often, and seats and the first player rotate (LF-131). */
export function drawGroups(plan: GroupPlan): GroupDraw {
  const { players, rounds: count, size, seed = "", before = [] } = plan;
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${count} rounds`);
  const known = before.flatMap(({ groups, resting }) => [...groups.flat(), ...resting]);
  if (known.some((player) => player >= players))
    throw new RangeError("somebody of the rounds before is not in the draw");
  const chance = chanceFrom(seed);
  const found = spreadGroups({ players, sizes: groupSizes(players, size), rounds: count, before }, chance);
  const rounds = seatInTurn(players, evenFromTheStart(players, found, before), before, chance);
  return { rounds, spread: groupSpread(players, [...before, ...rounds]) };
}
