import type { Draw } from "../../core/play-dice";
import type { Actor } from "../../core/rules";
import { bookings } from "../bookings";
import type { Command, Event } from "../model";
import { rules } from "../rules";
import type { State } from "../state";
import { alternatives, optionsOf } from "./alternatives";
import type { Chance } from "./chance";
import { commandOf } from "./command-of";
import { type Needed, neededKey } from "./hires";
import type { Decision, Fault, OpenRoll, RefusedChange } from "./model";
import type { Order } from "./plan";
import { asTold, likeBefore, stands } from "./standing";

/** A step as it now stands in the log. */
export interface Taken {
  /** The line that it takes the place of; `undefined` for something that was added. */
  readonly origin: number | undefined;
  readonly at: number;
  readonly by: Actor;
  readonly events: readonly Event[];
  readonly draws: readonly Draw[];
  readonly bookings: ReturnType<typeof bookings>;
}

export interface Replayed {
  readonly state: State;
  readonly taken: readonly Taken[];
  readonly faults: readonly Fault[];
  readonly refused: readonly RefusedChange[];
  /** Where it could not go on for want of a face. */
  readonly open: OpenRoll | undefined;
}

export interface Situation {
  readonly playId: string;
  /** The state before the first order; `undefined` where that is the start of the play. */
  readonly before: State | undefined;
  readonly orders: readonly Order[];
  readonly chance: Chance;
  readonly decisions: ReadonlyMap<string, Decision>;
  /** Steps that stood by decision or by their age already, with the reason: "12 not-enough-points". */
  readonly settled: ReadonlySet<string>;
  /** Players who have played since, whoever hired them. */
  readonly needed: Needed;
}

/** The key of a step that is no longer legal. */
export const stepKey = (playId: string, seq: number) => `step:${playId}:${seq}`;

/** Takes the steps of a match again: figures anew, recorded faces as they were. */
export function replay(situation: Situation): Replayed {
  const { playId, orders, chance } = situation;
  const taken: Taken[] = [];
  const faults: Fault[] = [];
  const refused: RefusedChange[] = [];
  const gone = new Set<string>();
  let state = situation.before;
  for (const order of orders) {
    const tie = tieOf(order);
    if (tie !== undefined && gone.has(tie.key)) {
      if (tie.isLast) gone.delete(tie.key);
      chance.settle(order.draws, []);
      continue;
    }
    const result = takeStep(situation, order, state);
    if (result.kind === "open") {
      if (state === undefined) break;
      const open = { playId, needs: result.needs, event: order.origin?.event, state };
      return { state, taken, faults, refused, open };
    }
    if (result.fault !== undefined) faults.push(result.fault);
    if (result.refused !== undefined) refused.push(result.refused);
    if (result.kind === "left") {
      chance.settle(order.draws, []);
      if (tie !== undefined && !tie.isLast) gone.add(tie.key);
      continue;
    }
    const { events, draws } = result;
    if (result.isOther && tie !== undefined && !tie.isLast) gone.add(tie.key);
    const booked: Taken["bookings"] = [];
    for (const event of events) {
      booked.push(...bookings(event, state));
      state = rules.evolve(state, event, order.at);
    }
    chance.settle(order.draws, draws);
    taken.push({ origin: order.origin?.seq, at: order.at, by: order.by, events, draws, bookings: booked });
  }
  if (state === undefined) throw new Error("a play starts with its set-up events");
  return { state, taken, faults, refused, open: undefined };
}

type Step =
  | { readonly kind: "open"; readonly needs: OpenRoll["needs"] }
  | { readonly kind: "left"; readonly fault?: Fault; readonly refused?: RefusedChange }
  | {
      readonly kind: "taken";
      readonly events: readonly Event[];
      readonly draws: readonly Draw[];
      /** Something else was done, so what followed from the recorded step falls away. */
      readonly isOther?: boolean;
      readonly fault?: Fault;
      readonly refused?: RefusedChange;
    };

function takeStep(situation: Situation, order: Order, state: State | undefined): Step {
  const { origin, command: wanted } = order;
  if (order.event !== undefined) return { kind: "taken", events: [order.event], draws: [] };
  if (state === undefined) return asItWas(order, state);
  const command = wanted ?? (origin === undefined || stands(origin.event) ? undefined : commandOf(origin.event, state));
  if (command === undefined) return asItWas(order, state);
  const outcome = situation.chance.judge(state, command, order.at, order.draws, order.faces);
  if (outcome.kind === "needs-dice") {
    return isSettled(situation, order, outcome.kind) ? asItWas(order, state) : { kind: "open", needs: outcome.needs };
  }
  if (outcome.kind === "accepted") return { kind: "taken", ...told(origin?.event, outcome) };
  const { refusal: code, detail = {} } = outcome;
  if (order.change !== undefined) {
    const no = { change: order.change, code, detail };
    return origin === undefined ? { kind: "left", refused: no } : { ...asItWas(order, state), refused: no };
  }
  return decided(situation, order, state, command, { code, detail });
}

interface No {
  readonly code: string;
  readonly detail: Fault["detail"];
}

/** A step that is refused now: as the organiser decides, and for the time being as it was. */
function decided(situation: Situation, order: Order, state: State, command: Command, { code, detail }: No): Step {
  const { origin } = order;
  if (origin === undefined) return { kind: "left" };
  if (isSettled(situation, order, code)) return asItWas(order, state);
  const key = stepKey(situation.playId, origin.seq);
  const decision = situation.decisions.get(key);
  const instead = alternatives(state, command);
  const hasPlayedSince =
    origin.event.type === "player-hired" && situation.needed.has(neededKey(origin.event.side, origin.event.player.id));
  const options = hasPlayedSince ? (["keep"] as const) : optionsOf(origin.event, instead);
  const choice = options.find((one) => one === decision?.choice);
  const about = { kind: "step", playId: situation.playId, event: origin.event, state } as const;
  const fault: Fault = { key, code, detail, options, instead, choice, about };
  if (choice === "undo") return { kind: "left", fault };
  if (choice === "replace" && decision?.command !== undefined) {
    const other = situation.chance.judge(state, decision.command, order.at, order.draws, []);
    if (other.kind === "needs-dice") return { kind: "open", needs: other.needs };
    if (other.kind === "accepted") return { kind: "taken", ...told(undefined, other), fault, isOther: true };
    const { refusal, detail: figures = {} } = other;
    return { ...asItWas(order, state), fault: { ...fault, code: refusal, detail: figures, choice: undefined } };
  }
  return { ...asItWas(order, state), fault: choice === "replace" ? { ...fault, choice: undefined } : fault };
}

const isSettled = ({ settled }: Situation, { origin, change }: Order, code: string) =>
  origin !== undefined && change === undefined && settled.has(`${origin.seq} ${code}`);

/** What a step of several commands belongs to: a roll and its pick, a casualty that waited for its coach. */
function tieOf({ origin }: Order): { readonly key: string; readonly isLast: boolean } | undefined {
  const event = origin?.event;
  switch (event?.type) {
    case "advancement-rolled":
    case "player-advanced":
      return { key: `advance:${event.side}:${event.player}`, isLast: event.type === "player-advanced" };
    case "casualty-opened":
    case "casualty-suffered": {
      const { side, player } = event.victim;
      return { key: `harm:${side}:${player}`, isLast: event.type === "casualty-suffered" };
    }
    default:
      return undefined;
  }
}

/** Steps that no rule would allow as they were recorded: they stood by decision, and go on doing so. */
export function settledBefore(before: State | undefined, orders: readonly Order[], chance: Chance): Set<string> {
  const found = new Set<string>();
  let state = before;
  for (const { origin, at } of orders) {
    if (origin === undefined) continue;
    const command = state === undefined || stands(origin.event) ? undefined : commandOf(origin.event, state);
    if (state !== undefined && command !== undefined) {
      const outcome = chance.judge(state, command, at, origin.draws, []);
      if (outcome.kind === "needs-dice") found.add(`${origin.seq} ${outcome.kind}`);
      if (outcome.kind === "refused") found.add(`${origin.seq} ${outcome.refusal}`);
    }
    chance.settle(origin.draws, origin.draws);
    state = origin.events.reduce<State | undefined>((now, event) => rules.evolve(now, event, at), state);
  }
  return found;
}

function asItWas({ origin, draws }: Order, before: State | undefined): Step & { readonly kind: "taken" } {
  let state = before;
  const events = (origin?.events ?? []).map((event) => {
    const now = state === undefined ? event : asTold(event, state);
    state = rules.evolve(state, now, 0);
    return now;
  });
  return { kind: "taken", events, draws };
}

interface Outcome {
  readonly events: readonly (Event | { readonly type: "withdrawn" })[];
  readonly draws: readonly Draw[];
}

/** What a command made, with what the step that it takes the place of has once and for all. */
const told = (before: Event | undefined, { events, draws }: Outcome) => ({
  events: events.flatMap((event) => (event.type === "withdrawn" ? [] : [likeBefore(event, before)])),
  draws,
});
