import { accept, refuse } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Answer } from "../answer";
import { inducementsOf } from "../before/shopping";
import { tableEntry } from "../before/tables";
import { editionOf } from "../edition-of";
import type { CommandOf } from "../model";
import { SIDES, type Side } from "../sides";
import type { MatchState, State } from "../state";
import { ableTokens, findToken } from "../tokens";
import { matchOf } from "./checks";
import { mostOnPitch } from "./moves";

/** D6 from which a knocked-out player is back for the next drive; a 1 never is enough. */
const RECOVERS_FROM = 4;
const KEGS = ["blitzers-best-kegs", "bloodweiser-kegs"];

/** Between drives every knocked-out player rolls once; each keg of his side adds 1. */
export function rollRecoveries(state: State, { drive }: CommandOf<"roll-recoveries">, dice: Dice): Answer {
  const match = matchOf(state);
  if (!isSetUp(match, drive)) return refuse("not-between-drives");
  if (match.recoveriesRolled) return refuse("recoveries-already-rolled");
  const rolls = SIDES.flatMap((side) => recoveries(state, side, dice));
  if (rolls.length === 0) return refuse("nobody-knocked-out");
  return accept({ type: "recoveries-rolled", drive: match.drive, rolls });
}

/** Whether a drive is being set up: that one, where one is named. */
const isSetUp = ({ stage, timeUp, drive }: MatchState, wanted: number | undefined) =>
  stage === "set-up" && !timeUp && (wanted === undefined || wanted === drive);

function recoveries(state: State, side: Side, dice: Dice) {
  const modifier = KEGS.reduce((sum, keg) => sum + inducementsOf(state.sides[side], keg), 0);
  const down = state.sides[side].tokens.filter(({ place }) => place === "knocked-out");
  return down.map(({ id }) => {
    const face = dice.roll(6, `recovery:${side}:${id}`);
    return { side, player: id, face, modifier, recovered: face > 1 && face + modifier >= RECOVERS_FROM };
  });
}

/** Who starts the drive, where it is not simply everybody who can. */
export function setUp(state: State, { drive, side, players }: CommandOf<"set-up">): Answer {
  if (!isSetUp(matchOf(state), drive)) return refuse("not-between-drives");
  if (new Set(players).size > mostOnPitch(state, side)) return refuse("too-many-on-pitch");
  const able = ableTokens(state.sides[side].tokens).map(({ id }) => id);
  for (const player of players) {
    if (findToken(state, { side, player }) === undefined) return refuse("unknown-player");
    if (!able.includes(player)) return refuse("player-is-out");
  }
  return accept({ type: "line-up-set", side, players: [...new Set(players)] });
}

/** The kick-off event of a drive, and the new weather where that is what it says. */
export function rollKickOff(state: State, command: CommandOf<"roll-kick-off">, dice: Dice): Answer {
  const match = matchOf(state);
  if (!isSetUp(match, command.drive)) return refuse("not-between-drives");
  const { drive } = match;
  const { tables } = editionOf(state);
  const rolled = rollTable(dice, tables.kickoff, `kick-off:drive-${drive}`);
  const kickOff = { type: "kick-off-rolled" as const, drive, faces: rolled.faces, event: rolled.entry };
  if (rolled.entry !== "changing-weather") return accept(kickOff);
  const weather = rollTable(dice, tables.weather, `weather:drive-${drive}`);
  return accept({ ...kickOff, weather: { faces: weather.faces, weather: weather.entry } });
}

/** A weather mage, or a table that wants to roll again. */
export function changeWeather(state: State, { when }: CommandOf<"change-weather">, dice: Dice): Answer {
  const { half, turn, of } = when;
  const { faces, entry } = rollTable(dice, editionOf(state).tables.weather, `weather:${half}-${turn}-${of}`);
  return accept({ type: "weather-changed", when, faces, weather: entry });
}

function rollTable(dice: Dice, table: readonly string[], purpose: string) {
  const faces: [number, number] = [dice.roll(6, purpose), dice.roll(6, purpose)];
  return { faces, entry: tableEntry(table, faces) };
}
