import type { Dice } from "../../core/dice";
import { cardsOf, sheetOf } from "../cards";
import type { Spaces } from "../command";
import type { Options } from "../options";
import type { Roll } from "../roll";
import type { Match } from "../state";
import { applyRoll } from "./apply-roll";
import { nextDie } from "./course";
import type { Pitch } from "./pitch";
import { readDie } from "./read-die";

/** The pitch of a match that belongs to no season, on two sheets. */
export function loosePitch(options: Options, sheets: readonly [string, string]): Pitch {
  const cards = cardsOf(options.set);
  return { cards, options, sheets: [sheetOf(cards, sheets[0]), sheetOf(cards, sheets[1])] };
}

/** Rolls a match that belongs to no season, for simulations and estimates. */
export function looseMatch(pitch: Pitch, lineUps: readonly [Spaces, Spaces], dice: Dice): Match {
  let match: Match = {
    fixture: "loose",
    seats: [0, 1],
    rivals: [false, false],
    lineUps,
    barred: [[], []],
    sentOff: [[], []],
    subs: [0, 0],
    goals: [0, 0],
    first: 0,
    play: 0,
    step: { kind: "first" },
    actions: 0,
    incidents: [],
    rolls: [],
    since: 0,
  };
  const rolls: Roll[] = [];
  for (let call = nextDie(match); call !== undefined; call = nextDie(match)) {
    const roll = readDie(match, pitch, dice.roll(6, call.for));
    rolls.push(roll);
    match = applyRoll(match, roll);
  }
  return { ...match, rolls };
}
