import type { Dice } from "../../core/dice";
import { casualtyModifier, casualtyOf, lostCharacteristic, missesNextMatch, nigglingOf } from "../club/casualty";
import { reduced } from "../club/characteristics";
import type { Characteristic } from "../club/model";
import { editionOf } from "../edition-of";
import { personOf } from "../people";
import type { State } from "../state";
import { tokenOf } from "../tokens";
import { deedOf, pointsFor } from "./awards";
import type { CasualtyCause, CasualtyRoll, CasualtySuffered, Clock, PlayerRef } from "./model";

/** Cause, victim and causer of a casualty. */
export interface Harm {
  readonly when: Clock;
  readonly victim: PlayerRef;
  readonly cause: CasualtyCause;
  readonly by?: PlayerRef | undefined;
}

/** Rolls one die about a victim: "casualty:home:p5". */
export type VictimDice = (sides: number, what: string) => number;

export const diceOf =
  (dice: Dice, { side, player }: PlayerRef): VictimDice =>
  (sides, what) =>
    dice.roll(sides, `${what}:${side}:${player}`);

const person = (state: State, ref: PlayerRef) => personOf(tokenOf(state, ref), state.sides[ref.side], editionOf(state));

/** Small fry may be badly hurt by the injury roll alone. */
export const isStunty = (state: State, victim: PlayerRef) => person(state, victim).skills.includes("stunty");

/** D16 on the casualty table with niggling injuries and Decay, and a D6 where a characteristic suffers. */
export function casualtyRoll(
  state: State,
  victim: PlayerRef,
  roll: VictimDice,
  what: "casualty" | "apothecary" = "casualty",
): CasualtyRoll {
  const { niggling, skills } = person(state, victim);
  const modifier = casualtyModifier(niggling, skills.includes("decay"));
  const face = roll(16, what);
  const casualty = casualtyOf(face, modifier, editionOf(state));
  if (casualty !== "lasting-injury") return { face, modifier, casualty };
  const d6 = roll(6, what === "casualty" ? "lasting-injury" : "apothecary-lasting-injury");
  return { face, modifier, casualty, characteristic: { face: d6, lowers: lostCharacteristic(d6, editionOf(state)) } };
}

/** D6 for players with Regeneration: on a 4 or more nothing happened to them. */
export function regeneration(state: State, victim: PlayerRef, roll: VictimDice) {
  if (!person(state, victim).skills.includes("regeneration")) return undefined;
  const face = roll(6, "regeneration");
  return { face, regenerated: face >= 4 };
}

interface Course {
  readonly harm: Harm;
  readonly saved: CasualtySuffered["regeneration"];
  readonly rolls: readonly CasualtyRoll[];
  /** Index of the roll that counts. */
  readonly kept?: number;
  readonly hatred?: string | undefined;
  readonly dice: VictimDice;
}

/** How a casualty ends once it is known which roll counts. */
export function outcomeOf(state: State, { harm, saved, rolls, kept = 0, hatred, dice }: Course): CasualtySuffered {
  const counted = rolls[kept];
  const late = editionOf(state).regeneration === "after" ? regeneration(state, harm.victim, dice) : undefined;
  const regenerated = late ?? saved;
  const base = {
    type: "casualty-suffered" as const,
    ...harm,
    spp: pointsOf(state, harm),
    rolls: [...rolls],
    apothecary: rolls.length > 1,
    ...(regenerated === undefined ? {} : { regeneration: regenerated }),
  };
  if (counted === undefined || regenerated?.regenerated === true) {
    return { ...base, missesNext: false, niggling: 0, to: "reserves" };
  }
  const helped = rolls.length > 1 && counted.casualty === "badly-hurt";
  return {
    ...base,
    kept,
    casualty: counted.casualty,
    ...effectsOf(state, harm, counted, hatred, dice),
    to: helped ? "reserves" : "casualty",
  };
}

/** A casualty without a roll: badly hurt. */
export function unrolled(state: State, harm: Harm): CasualtySuffered {
  return {
    type: "casualty-suffered",
    ...harm,
    spp: pointsOf(state, harm),
    rolls: [],
    apothecary: false,
    casualty: "badly-hurt",
    missesNext: false,
    niggling: 0,
    to: "casualty",
  };
}

function pointsOf(state: State, { cause, by, victim }: Harm): number {
  const deed = deedOf(cause);
  if (deed === undefined || by === undefined || by.side === victim.side) return 0;
  return pointsFor(deed, state, by);
}

function effectsOf(state: State, harm: Harm, roll: CasualtyRoll, wish: string | undefined, dice: VictimDice) {
  if (state.options.resurrection) return { missesNext: false, niggling: 0 };
  const missesNext = missesNextMatch(roll.casualty);
  const lowered = loweredBy(state, harm.victim, roll);
  const hatred = missesNext ? hatredOf(state, harm, wish, dice) : undefined;
  return {
    missesNext,
    niggling: nigglingOf(roll.casualty),
    ...(lowered === undefined ? {} : { reduced: lowered }),
    ...(hatred === undefined ? {} : { hatred }),
  };
}

/** A characteristic at its limit stays there, and the player still misses the next match (R19). */
function loweredBy(state: State, victim: PlayerRef, { characteristic }: CasualtyRoll): Characteristic | undefined {
  if (characteristic === undefined) return undefined;
  const value = person(state, victim).profile[characteristic.lowers];
  return reduced(characteristic.lowers, value, editionOf(state)) === undefined ? undefined : characteristic.lowers;
}

/** D6 for a grudge against the kind of opponent who did it (2025). */
function hatredOf(state: State, { by, victim }: Harm, wish: string | undefined, roll: VictimDice) {
  const { hatredFrom, hatredNot } = editionOf(state);
  if (hatredFrom === undefined || by === undefined || by.side === victim.side) return undefined;
  const keywords = person(state, by).keywords.filter((keyword) => !hatredNot.includes(keyword));
  const keyword = keywords.find((each) => each === wish) ?? keywords[0];
  if (keyword === undefined) return undefined;
  const face = roll(6, "hatred");
  return { face, keyword, gained: face >= hatredFrom };
}
