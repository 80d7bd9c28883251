import { categoryOf } from "../club/skills";
import { editionOf } from "../edition-of";
import type { CasualtySuffered } from "../match/model";
import type { Command, Event, EventOf } from "../model";
import type { State } from "../state";

/** The command that would tell an event again; `undefined` where there is none, or where what was told stands (R12). */
export function commandOf(event: Event, state: State): Command | undefined {
  switch (event.type) {
    case "fan-factor-rolled":
      return { type: "roll-fans", side: event.side };
    case "weather-rolled":
      return { type: "roll-weather" };
    case "kick-off-rolled":
      return { type: "roll-kick-off" };
    case "recoveries-rolled":
      return { type: "roll-recoveries" };
    case "weather-changed":
      return { type: "change-weather", when: event.when };
    case "penalty-rolled":
      return { type: "roll-penalty" };
    case "match-ended":
      return { type: "end-match", early: true };
    case "touchdown-scored":
    case "feat-done":
    case "stalled":
    case "player-raised":
    case "casualty-opened":
    case "casualty-suffered":
      return deedAgain(event, state);
    default:
      return afterAgain(event, state);
  }
}

type Deed = EventOf<
  "touchdown-scored" | "feat-done" | "stalled" | "player-raised" | "casualty-opened" | "casualty-suffered"
>;

function deedAgain(event: Deed, state: State): Command {
  switch (event.type) {
    case "touchdown-scored":
      return { type: "touchdown", when: event.when, side: event.side, player: event.player };
    case "feat-done":
      return { type: event.feat, when: event.when, side: event.side, player: event.player };
    case "stalled":
      return { type: "stalling", when: event.when, side: event.side, player: event.player };
    case "player-raised":
      return {
        type: "raise-player",
        when: event.when,
        side: event.side,
        victim: event.victim,
        position: event.guest.position,
      };
    case "casualty-opened":
    case "casualty-suffered":
      return harmAgain(event, state);
  }
}

/** A casualty that already waits goes on; otherwise it is told whole. */
function harmAgain(event: EventOf<"casualty-opened" | "casualty-suffered">, state: State): Command {
  const { victim } = event;
  const open = state.match?.openCasualties.find(
    (each) => each.victim.side === victim.side && each.victim.player === victim.player,
  );
  if (open === undefined) return toldWhole(event);
  if (open.rolls.length > 1) return { type: "choose-roll", victim, keep: keptOf(event) };
  if (event.type === "casualty-opened") return { type: "treat-casualty", victim, treatment: { use: true } };
  const treatment = event.rolls.length > 1 ? ({ use: true, keep: keptOf(event) } as const) : { use: false };
  return { type: "treat-casualty", victim, treatment };
}

function toldWhole(event: EventOf<"casualty-opened" | "casualty-suffered">): Command {
  const { when, victim, cause, by } = event;
  const isBare = event.rolls.length === 0 && event.regeneration === undefined;
  const hatred = typeof event.hatred === "object" ? event.hatred.keyword : event.hatred;
  return {
    type: "casualty",
    when,
    victim,
    cause,
    ...(by === undefined ? {} : { by }),
    ...(isBare ? { unrolled: true as const } : {}),
    ...(hatred === undefined ? {} : { hatred }),
    ...(event.type === "casualty-opened" ? {} : { treatment: treatmentOf(event) }),
  };
}

const treatmentOf = (event: CasualtySuffered) =>
  event.rolls.length > 1 ? ({ use: true, keep: keptOf(event) } as const) : { use: false };

const keptOf = (event: EventOf<"casualty-opened" | "casualty-suffered">) =>
  event.type === "casualty-suffered" && event.kept === 1 ? "second" : "first";

function afterAgain(event: Event, state: State): Command | undefined {
  switch (event.type) {
    case "result-settled":
      return { type: "settle-result", side: event.side };
    case "dedicated-fans-rolled":
      return { type: "roll-dedicated-fans", side: event.side };
    case "touchdowns-awarded":
      return { type: "award-touchdowns", side: event.side, players: event.players };
    case "player-of-the-match-named":
      return { type: "name-player-of-the-match", side: event.side, nominees: event.nominees };
    case "advancement-rolled":
      return { type: "advance", side: event.side, player: event.player, advancement: event.asked };
    case "player-advanced":
      return advancedAgain(event, state);
    case "player-hired": {
      const { side, journeyman, player } = event;
      const { name, number, position } = player;
      return journeyman === undefined
        ? { type: "hire", side, position, name, number }
        : { type: "hire-journeyman", side, journeyman, name, number };
    }
    case "player-dismissed":
      return { type: "dismiss", side: event.side, player: event.player };
    case "player-retired":
      return { type: "retire", side: event.side, player: event.player };
    case "staff-changed":
      return { type: "change-staff", side: event.side, what: event.what, by: event.by };
    case "step-ended":
      return { type: "end-step", side: event.side, step: event.step };
    case "costly-errors-rolled":
      return { type: "roll-costly-errors", side: event.side };
    case "prepared":
      return { type: "prepare", side: event.side };
    default:
      return undefined;
  }
}

function advancedAgain(event: EventOf<"player-advanced">, state: State): Command | undefined {
  const { side, player, how, skill, improved } = event;
  if (state.sides[side].after.rolled?.player === player) {
    if (improved !== undefined) {
      return { type: "pick-advancement", side, player, picked: { kind: "characteristic", characteristic: improved } };
    }
    return skill === undefined
      ? undefined
      : { type: "pick-advancement", side, player, picked: { kind: "skill", skill } };
  }
  if (how === "characteristic") return { type: "advance", side, player, advancement: { how } };
  if (skill === undefined) return undefined;
  if (how === "chosen-primary" || how === "chosen-secondary") {
    return { type: "advance", side, player, advancement: { how, skill } };
  }
  const category = categoryOf(skill, editionOf(state));
  return category === undefined ? undefined : { type: "advance", side, player, advancement: { how, category } };
}
