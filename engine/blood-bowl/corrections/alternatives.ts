import { legal, refusalOf } from "../legal";
import type { Command, Event } from "../model";
import { type Side, seatOf } from "../sides";
import type { State } from "../state";
import type { Decision } from "./model";

/** More than these are not offered. */
const MOST = 40;

/** Steps without which the evening of a match has a hole: they can only be kept. */
const FRAME: readonly Event["type"][] = [
  "started",
  "match-ended",
  "conceded",
  "result-settled",
  "dedicated-fans-rolled",
  "step-ended",
  "costly-errors-rolled",
  "prepared",
];

/** What may become of a step that is refused. */
export function optionsOf(event: Event, instead: readonly Command[]): readonly Decision["choice"][] {
  if (FRAME.includes(event.type)) return ["keep"];
  return instead.length === 0 ? ["keep", "undo"] : ["keep", "undo", "replace"];
}

/** What could be done instead of a command that is refused, legal as things stand. */
export function alternatives(state: State, command: Command): Command[] {
  return candidates(state, command)
    .filter((other) => refusalOf(state, other, { kind: "organiser" }) === undefined)
    .slice(0, MOST);
}

function candidates(state: State, command: Command): Command[] {
  switch (command.type) {
    case "touchdown":
    case "completion":
    case "interception":
    case "deflection":
    case "superb-throw":
    case "safe-landing":
    case "catch":
    case "stalling":
      return tokensOf(state, command.side).map((player) => ({ ...command, player }));
    case "casualty":
      return command.by === undefined ? [] : otherCausers(state, command, command.by.side);
    case "advance":
      return legalNow(state, command.side).filter(
        (other) => other.type === "advance" && other.player === command.player,
      );
    case "name-player-of-the-match":
      return legalNow(state, command.side).filter(({ type }) => type === command.type);
    case "hire":
      return legalNow(state, command.side).flatMap((other) =>
        other.type === "hire" ? [{ ...command, position: other.position }] : [],
      );
    case "change-staff":
      return legalNow(state, command.side).filter(({ type }) => type === command.type);
    default:
      return [];
  }
}

type Harm = Extract<Command, { type: "casualty" }>;

const otherCausers = (state: State, command: Harm, side: Side): Command[] =>
  tokensOf(state, side).map((player) => ({ ...command, by: { side, player } }));

const tokensOf = (state: State, side: Side) => state.sides[side].tokens.map(({ id }) => id);

const legalNow = (state: State, side: Side): Command[] =>
  legal(state, seatOf(side)).flatMap(({ command, refusal }) => (refusal === undefined ? [command] : []));
