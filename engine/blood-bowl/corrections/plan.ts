import type { Draw, TypedFace } from "../../core/play-dice";
import type { Actor } from "../../core/rules";
import { orderOf } from "../match/clock";
import type { Clock, PlayerRef } from "../match/model";
import type { Command, Event } from "../model";
import type { Side } from "../sides";
import type { State } from "../state";
import { commandOf } from "./command-of";
import { type Needed, neededKey } from "./hires";
import type { Change, RefusedChange } from "./model";
import type { PastStep } from "./past-steps";

/** One step of a match that is taken again. */
export interface Order {
  /** The step that it takes the place of. */
  readonly origin: PastStep | undefined;
  readonly at: number;
  readonly by: Actor;
  /** Faces that are its own already. */
  readonly draws: readonly Draw[];
  /** Faces that overrule them. */
  readonly faces: readonly TypedFace[];
  /** What is to be done instead of what was recorded. */
  readonly command?: Command;
  /** An event that is stored as it is. */
  readonly event?: Event;
  /** Which change it carries out. */
  readonly change?: number;
}

/** A step as it was recorded. */
export const again = (origin: PastStep): Order => ({
  origin,
  at: origin.at,
  by: origin.by,
  draws: origin.draws,
  faces: [],
});

export interface Plan {
  readonly orders: readonly Order[];
  /** How many of them are as they were. */
  readonly same: number;
  readonly refused: readonly RefusedChange[];
}

/** The steps of a match with the changes in their places. @param state the match as it is recorded */
export function planOf(steps: readonly PastStep[], changes: readonly Change[], state: State, needed: Needed): Plan {
  const refused: RefusedChange[] = [];
  let orders = steps.map(again);
  let same = orders.length;
  for (const [index, change] of changes.entries()) {
    const planned =
      change.kind === "add" ? added(orders, change, index, state) : put(orders, change, index, state, needed);
    if (typeof planned === "string") refused.push({ change: index, code: planned, detail: {} });
    else {
      same = Math.min(same, planned.from);
      orders = planned.orders;
    }
  }
  return { orders, same, refused };
}

type Planned = { readonly orders: Order[]; readonly from: number } | string;

const ORGANISER: Actor = { kind: "organiser" };

function put(
  orders: readonly Order[],
  change: Exclude<Change, { kind: "add" }>,
  index: number,
  state: State,
  needed: Needed,
): Planned {
  const at = orders.findIndex(({ origin }) => origin?.seq === change.seq);
  const order = orders[at];
  const event = order?.origin?.event;
  if (order === undefined || event === undefined) return "step-is-gone";
  const ready = { ...order, by: ORGANISER, change: index };
  if (change.kind === "roll") {
    const command = commandOf(event, state);
    if (order.draws.length === 0 || command === undefined) return "nothing-was-rolled";
    const told = event.type === "casualty-suffered" ? whole(orders, at, event.victim) : undefined;
    if (told !== undefined) return { orders: told.with({ ...ready, command, faces: change.faces }), from: told.from };
    return { orders: orders.with(at, { ...ready, ...isOwn(event, command), faces: change.faces }), from: at };
  }
  if (change.kind === "replace") {
    const { command, faces } = change;
    const told = event.type === "casualty-suffered" ? whole(orders, at, event.victim) : undefined;
    if (told !== undefined) return { orders: told.with({ ...ready, command, faces }), from: told.from };
    return { orders: orders.with(at, { ...ready, command, faces }), from: at };
  }
  if (event.type === "player-hired" && needed.has(neededKey(event.side, event.player.id))) return "has-played-since";
  return withdrawn(orders, at, event, ready);
}

/** What stands as it was told has no command of its own, unless its roll is made again. */
const isOwn = (event: Event, command: Command) =>
  event.type === "player-advanced" || event.type === "casualty-opened" ? {} : { command };

/** All steps of one casualty, up to the one that settled it, with their faces together. */
function whole(orders: readonly Order[], at: number, victim: PlayerRef) {
  const isOf = ({ origin }: Order, type: Event["type"]) =>
    origin?.event.type === type && "victim" in origin.event && isSame(origin.event.victim, victim);
  const settledBefore = orders.slice(0, at).findLastIndex((order) => isOf(order, "casualty-suffered"));
  const opened = orders.flatMap((order, index) =>
    index > settledBefore && index < at && isOf(order, "casualty-opened") ? [index] : [],
  );
  const draws = [...opened, at].flatMap((index) => orders[index]?.draws ?? []);
  return {
    from: opened[0] ?? at,
    with: (order: Order) =>
      orders.flatMap((each, index) => {
        if (index === at) return [{ ...order, draws }];
        return opened.includes(index) ? [] : [each];
      }),
  };
}

const isSame = (a: PlayerRef, b: PlayerRef) => a.side === b.side && a.player === b.player;

/** What can be withdrawn alone; the frame of a match and of its evening cannot. */
export const WITHDRAWABLE: readonly Event["type"][] = [
  "touchdown-scored",
  "feat-done",
  "casualty-suffered",
  "player-moved",
  "stalled",
  "player-raised",
  "reroll-used",
  "reroll-gained",
  "inducement-used",
  "player-advanced",
  "player-hired",
  "player-dismissed",
  "player-retired",
  "staff-changed",
];

function withdrawn(orders: readonly Order[], at: number, event: Event, ready: Order): Planned {
  if (!WITHDRAWABLE.includes(event.type)) return "cannot-be-withdrawn";
  if (event.type === "touchdown-scored" && event.endsTurn) {
    // The turn is over all the same.
    const { when, next } = event;
    const over: Event = { type: "turn-ended", when, ...(next === undefined ? {} : { next }) };
    return { orders: orders.with(at, { ...ready, event: over }), from: at };
  }
  const first = firstOf(orders, at, event);
  return { orders: orders.filter((_, index) => index !== at && !first.includes(index)), from: first[0] ?? at };
}

/** The steps that led to one that is withdrawn. */
function firstOf(orders: readonly Order[], at: number, event: Event): number[] {
  if (event.type === "casualty-suffered") {
    const { from } = whole(orders, at, event.victim);
    return orders.flatMap(({ origin }, index) =>
      index >= from &&
      index < at &&
      origin?.event.type === "casualty-opened" &&
      isSame(origin.event.victim, event.victim)
        ? [index]
        : [],
    );
  }
  if (event.type !== "player-advanced") return [];
  const rolled = orders
    .slice(0, at)
    .findLastIndex(({ origin }) => isAdvanceOf(origin?.event, event.side, event.player));
  return orders[rolled]?.origin?.event.type === "advancement-rolled" ? [rolled] : [];
}

const isAdvanceOf = (event: Event | undefined, side: Side, player: string) =>
  (event?.type === "advancement-rolled" || event?.type === "player-advanced") &&
  event.side === side &&
  event.player === player;

/** Something of the match goes behind everything of its turn and before everything of later ones. */
function added(
  orders: readonly Order[],
  { command, faces }: Extract<Change, { kind: "add" }>,
  index: number,
  state: State,
): Planned {
  const { match } = state;
  if (match === undefined || !("when" in command) || command.type === "concede") return "only-of-the-match";
  const { kickers } = match;
  const time = orderOf(command.when, kickers);
  const at = orders.findIndex(({ origin, command: other }) => {
    if (origin === undefined) return other !== undefined && "when" in other && orderOf(other.when, kickers) > time;
    return ends(origin.event) || endsTurn(origin.event, command.when) || isLater(origin.event, time, kickers);
  });
  const before = orders[at];
  if (before === undefined) return "only-of-the-match";
  const order: Order = { origin: undefined, at: before.at, by: ORGANISER, draws: [], faces, command, change: index };
  return { orders: orders.toSpliced(at, 0, order), from: at };
}

const ends = ({ type }: Event) => type === "match-ended" || type === "conceded";

const endsTurn = (event: Event, when: Clock) =>
  event.type === "turn-ended" &&
  event.when.half === when.half &&
  event.when.turn === when.turn &&
  event.when.of === when.of;

function isLater(event: Event, time: number, kickers: readonly Side[]): boolean {
  return "when" in event && event.when !== undefined && orderOf(event.when, kickers) > time;
}
