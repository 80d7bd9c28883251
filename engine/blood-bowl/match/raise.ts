import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import { findPosition, rosterOf } from "../club/rosters";
import { editionOf } from "../edition-of";
import type { CommandOf } from "../model";
import { personOf } from "../people";
import type { Side } from "../sides";
import type { State } from "../state";
import { findToken, freeNumber, tokenOf } from "../tokens";
import { matchOf, turnRefusal } from "./checks";
import type { CasualtySuffered } from "./model";

/** Once a match a dead opponent joins the reserves as a Lineman of the side whose rules allow it. */
export function raisePlayer(state: State, { when, side, victim, position }: CommandOf<"raise-player">): Answer {
  const early = turnRefusal(matchOf(state), when);
  if (early !== undefined) return refuse(early);
  const own = state.sides[side];
  const edition = editionOf(state);
  const lineman = findPosition(position, rosterOf(own.club, edition));
  if (lineman?.lineman !== true) return refuse("position-not-in-roster");
  const death = matchOf(state).casualties.find((each) => killed(each, victim));
  const raisedBefore = own.guests.some(({ kind }) => kind === "raised");
  if (death === undefined || victim.side === side || raisedBefore) return refuse("cannot-be-raised");
  if (!mayRaise(state, death, side)) return refuse("cannot-be-raised");
  const guest = {
    id: "r1",
    kind: "raised" as const,
    number: freeNumber(own.club, own.guests),
    name: "",
    position,
    fee: lineman.cost,
    skills: [],
  };
  return accept({ type: "player-raised", when, side, victim, guest });
}

const killed = ({ victim, casualty }: CasualtySuffered, { side, player }: CasualtySuffered["victim"]) =>
  casualty === "dead" && victim.side === side && victim.player === player;

function mayRaise(state: State, { victim, by, cause }: CasualtySuffered, side: Side): boolean {
  const edition = editionOf(state);
  const dead = personOf(tokenOf(state, victim), state.sides[victim.side], edition);
  if (dead.skills.includes("stunty")) return false;
  if (state.sides[side].club.specialRules.includes("masters-of-undeath")) return dead.profile.ST <= 4;
  const killer = by === undefined || by.side !== side || cause !== "block" ? undefined : findToken(state, by);
  if (killer === undefined) return false;
  const saved = ["decay", "regeneration"].some((skill) => dead.skills.includes(skill));
  return !saved && personOf(killer, state.sides[side], edition).skills.includes("plague-ridden");
}
