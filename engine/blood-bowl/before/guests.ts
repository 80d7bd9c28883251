import type { Dice } from "../../core/dice";
import { HIRED_LONER, journeymanPositions } from "../club/journeymen";
import { findPosition, rosterOf } from "../club/rosters";
import { editionOf } from "../edition-of";
import { opponentOf, type Side } from "../sides";
import type { State } from "../state";
import { freeNumber } from "../tokens";
import { journeyman } from "./journeymen";
import type { Guest, Purchase } from "./model";

const ROOKIES = "riotous-rookies";

interface Arrivals {
  guests: Guest[];
  rookies?: [number, number];
  clash?: string[];
}

/** Who joins a side for the match by what it buys: stars, mercenaries, rookies. */
export function guestsFor(state: State, side: Side, purchases: readonly Purchase[], dice: Dice): Arrivals {
  const { club, guests: before } = state.sides[side];
  const guests: Guest[] = [];
  const number = () => freeNumber(club, [...before, ...guests]);
  const clash = clashing(state, side, purchases);
  for (const purchase of purchases) {
    if (purchase.kind === "star" && !clash.includes(purchase.id)) {
      for (const guest of starsOf(state, purchase.id)) guests.push({ ...guest, number: number() });
    }
    if (purchase.kind === "mercenary") guests.push({ ...mercenary(state, side, purchase, guests), number: number() });
  }
  const wantsRookies = purchases.some((purchase) => purchase.kind === "inducement" && purchase.id === ROOKIES);
  const rookies: [number, number] | undefined = wantsRookies
    ? [dice.roll(3, `${ROOKIES}:${side}`), dice.roll(3, `${ROOKIES}:${side}`)]
    : undefined;
  if (rookies !== undefined) addRookies(state, side, guests, rookies[0] + rookies[1] + 1);
  return {
    guests,
    ...(rookies === undefined ? {} : { rookies }),
    ...(clash.length === 0 ? {} : { clash }),
  };
}

/** Stars whom the other side has bought as well, where the edition lets neither field them. */
function clashing(state: State, side: Side, purchases: readonly Purchase[]): string[] {
  if (editionOf(state).sameStar === "both") return [];
  const theirs = state.sides[opponentOf(side)].shopping?.bought.map(({ purchase }) => purchase) ?? [];
  return purchases.flatMap((purchase) =>
    purchase.kind === "star" && theirs.some((other) => other.kind === "star" && other.id === purchase.id)
      ? [purchase.id]
      : [],
  );
}

/** A star, or both halves of a pair; the fee stays with the purchase. */
function starsOf(state: State, id: string): Omit<Guest, "number">[] {
  const star = editionOf(state).stars.find((each) => each.id === id);
  return (star?.profiles ?? []).map(({ name }, index) => ({
    id: `star-${id}-${index + 1}`,
    kind: "star",
    name,
    position: id,
    fee: 0,
    skills: [],
  }));
}

function mercenary(
  state: State,
  side: Side,
  { position, skill }: Extract<Purchase, { kind: "mercenary" }>,
  taken: readonly Guest[],
): Omit<Guest, "number"> {
  const fee = findPosition(position, rosterOf(state.sides[side].club, editionOf(state)))?.cost ?? 0;
  const skills = [{ ...HIRED_LONER }, ...(skill === undefined ? [] : [{ skill }])];
  const count = taken.filter(({ kind }) => kind === "mercenary").length;
  return { id: `m${count + 1}`, kind: "mercenary", name: "", position, fee, skills };
}

/** Rookies are journeymen beyond eleven, of the first position that serves. */
function addRookies(state: State, side: Side, guests: Guest[], count: number): void {
  const { club } = state.sides[side];
  const edition = editionOf(state);
  const [position] = journeymanPositions(rosterOf(club, edition), edition);
  if (position === undefined) return;
  for (let n = 0; n < count; n++) guests.push(journeyman(state.sides[side], guests, position, "rookie"));
}
