import { accept, refuse } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Answer } from "../answer";
import { nomineeAt, nomineesNeeded } from "../club/player-of-the-match";
import { editionOf } from "../edition-of";
import { pointsFor } from "../match/awards";
import { matchOf } from "../match/checks";
import type { CommandOf } from "../model";
import type { Refusal } from "../refusals";
import type { Side } from "../sides";
import type { State, Token } from "../state";
import { earnsPoints, findToken } from "../tokens";
import { concessionOf, endOf, stepRefusal } from "./checks";

/** How many players of the match a side has: one, none for a side that gave up, two for its opponent (R10). */
export function playersOfTheMatchDue(state: State, side: Side): number {
  if (candidates(state, side).length === 0) return 0;
  const given = concessionOf(state)?.playersOfTheMatch;
  if (given === undefined) return 1;
  return endOf(state).winner === side ? given.winner : given.conceding;
}

/** Who may be player of the match: everybody who took part and earns points; in 2020 not the dead. */
export function candidates(state: State, side: Side): Token[] {
  const { playerOfTheMatchNominees } = editionOf(state);
  const dead = matchOf(state).casualties.filter(({ casualty }) => casualty === "dead");
  const isDead = ({ id }: Token) => dead.some(({ victim }) => victim.side === side && victim.player === id);
  return state.sides[side].tokens.filter(
    (token) => token.played && earnsPoints(token) && (playerOfTheMatchNominees !== undefined || !isDead(token)),
  );
}

/** Touchdowns that a concession gave to a side and that still need a name (BB-131). */
export function touchdownsToAward(state: State, side: Side): number {
  if (endOf(state).winner !== side || state.sides[side].after.awarded !== undefined) return 0;
  return concessionOf(state)?.awardedTouchdowns ?? 0;
}

/** Step 3, winner of a concession: whose the awarded touchdowns are. */
export function awardTouchdowns(state: State, { side, players }: CommandOf<"award-touchdowns">): Answer {
  const refused = stepRefusal(state, side, "advancement");
  if (refused !== undefined) return refused;
  const due = touchdownsToAward(state, side);
  if (due === 0) return refuse("no-touchdowns-to-award");
  if (players.length !== due) return refuse("wrong-number-of-players", { due, named: players.length });
  const tokens = players.map((player) => findToken(state, { side, player }));
  if (tokens.some((token) => token === undefined || !earnsPoints(token))) return refuse("unknown-player");
  const points = (player: string) => pointsFor("touchdown", state, { side, player });
  return accept({ type: "touchdowns-awarded", side, players, spp: players.map(points) });
}

/** Step 3: a die picks one of those whom the coach names; of all who can in 2020 (R17). */
export function namePlayerOfTheMatch(
  state: State,
  { side, nominees }: CommandOf<"name-player-of-the-match">,
  dice: Dice,
): Answer {
  const refused = stepRefusal(state, side, "advancement");
  if (refused !== undefined) return refused;
  const { playersOfTheMatch } = state.sides[side].after;
  if (playersOfTheMatch.length >= playersOfTheMatchDue(state, side)) return refuse("no-player-of-the-match");
  const can = candidates(state, side).map(({ id }) => id);
  const needed = nomineesNeeded(can.length, editionOf(state));
  const named = needed === undefined ? can : nominees;
  if (needed !== undefined && named.length !== needed) {
    return refuse("wrong-number-of-nominees", { needed, named: named.length });
  }
  const refusal = nomineesRefusal(named, can);
  if (refusal !== undefined) return refuse(refusal);
  const { faces, player } = pick(named, needed === undefined ? named.length : 6, dice, `player-of-the-match:${side}`);
  const spp = pointsFor("player-of-the-match", state, { side, player });
  return accept({ type: "player-of-the-match-named", side, nominees: named, faces, player, spp });
}

function nomineesRefusal(nominees: readonly string[], can: readonly string[]): Refusal | undefined {
  if (nominees.some((player) => !can.includes(player))) return "player-did-not-play";
  return new Set(nominees).size < nominees.length ? "nominee-twice" : undefined;
}

/** Rolls until a face has a name beside it; one name alone needs no die (BB-148). */
function pick(nominees: readonly string[], sides: number, dice: Dice, purpose: string) {
  const faces: number[] = [];
  const [only] = nominees;
  if (only !== undefined && nominees.length === 1) return { faces, player: only };
  for (;;) {
    const face = dice.roll(sides, purpose);
    faces.push(face);
    const player = nomineeAt(face, nominees);
    if (player !== undefined) return { faces, player };
  }
}
