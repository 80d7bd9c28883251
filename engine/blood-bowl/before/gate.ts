import { accept, refuse } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Answer } from "../answer";
import { editionOf } from "../edition-of";
import type { CommandOf, Event } from "../model";
import { fanFactor } from "../money/attendance";
import { SIDES } from "../sides";
import type { State } from "../state";
import { beforeRefusal } from "./checks";
import { valuesFixed } from "./journeymen";
import { journeymenDue } from "./steps";
import { tableEntry } from "./tables";

/** Dedicated fans and a D3 of fair-weather fans make the fan factor (BB-109). */
export function rollFans(state: State, { side }: CommandOf<"roll-fans">, dice: Dice): Answer {
  const refused = beforeRefusal(state, "fans");
  if (refused !== undefined) return refused;
  const { fans, club } = state.sides[side];
  if (fans !== undefined) return refuse("already-done");
  const { dedicatedFans } = club;
  const face = dice.roll(3, `fan-factor:${side}`);
  const factor = fanFactor(dedicatedFans, face);
  return accept({ type: "fan-factor-rolled", side, dedicatedFans, face, fanFactor: factor });
}

/** 2D6 for the weather; with nobody short of players the team values are known at once. */
export function rollWeather(state: State, dice: Dice): Answer {
  const refused = beforeRefusal(state, "weather");
  if (refused !== undefined) return refused;
  const faces: [number, number] = [dice.roll(6, "weather"), dice.roll(6, "weather")];
  const weather = tableEntry(editionOf(state).tables.weather, faces);
  const rolled = { type: "weather-rolled" as const, faces, weather };
  const short = SIDES.some((side) => journeymenDue(state.sides[side]) > 0);
  return short ? accept(rolled) : accept<Event>(rolled, valuesFixed(state));
}
