import type { Dice } from "../core/dice";
import type { LegalCommand } from "../core/rules";
import type { Bot, BotId } from "../core/simulate";
import { isAction, type TeamCard } from "./cards";
import type { Command } from "./model";
import type { PlayerView, View } from "./view";

/** How fast a bot turns and reacts, in ms on average; the true time lies within a third of it. */
export interface Pace {
  readonly turnMs: number;
  readonly reactionMs: number;
}

/** Paces of the three bots; "greedy" is a practised player. */
export const PACES = {
  random: { turnMs: 1_600, reactionMs: 1_100 },
  greedy: { turnMs: 1_200, reactionMs: 700 },
  strong: { turnMs: 900, reactionMs: 450 },
} as const satisfies Record<BotId, Pace>;

type Legal = LegalCommand<Command>;
type Choose = (view: View, me: PlayerView, legal: readonly Legal[], dice: Dice) => Legal | undefined;

/** Bots for practice and tests; each answers with its move and how long from now it takes to make it. */
export const bots = {
  random: botOf(PACES.random, (_view, _me, legal, dice) => pick(legal, dice)),
  greedy: botOf(PACES.greedy, (_view, _me, legal) => legal.find(isPlay) ?? legal[0]),
  strong: botOf(PACES.strong, best),
} as const satisfies Record<BotId, Bot<View, Command>>;

/** A bot with a pace of its own. */
export function botOf(pace: Pace, choose: Choose): Bot<View, Command> {
  return (view, seat, legal, dice) => {
    const me = view.players[seat];
    if (me === undefined) return undefined;
    const choice = choose(view, me, legal.filter(isSensible(me, view)), dice);
    return choice === undefined
      ? undefined
      : { command: choice.command, after: Math.max(0, Math.round(timeOf(choice, view, me, pace) - view.now)) };
  };
}

/** When a move is made: a reaction after what made it possible, a turn after the last one. */
function timeOf({ command }: Legal, view: View, me: PlayerView, { turnMs, reactionMs }: Pace): number {
  switch (command.type) {
    case "play-card": {
      const possible = Math.max(view.centre.changedAt, me.changedAt);
      return possible + reactionMs * spread(possible, me.seat);
    }
    case "turn": {
      const possible = Math.max(me.changedAt, view.phase.kind === "live" ? view.phase.since : 0);
      return possible + turnMs * spread(possible, me.seat + 4);
    }
    case "place-yellow":
      return me.owedSince + reactionMs;
    default:
      return view.now + reactionMs;
  }
}

/** Between 2/3 and 4/3, always the same for the same moment and seat, so that a bot asked twice keeps its time. */
function spread(moment: number, salt: number): number {
  let mixed = Math.imul(salt + 1, 0x9e3779b1) ^ moment;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  const unit = ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  return (2 + 2 * unit) / 3;
}

const isPlay = ({ command }: Legal) => command.type === "play-card";

/** Bots change sides only to even the teams out. */
function isSensible(me: PlayerView, { players }: View) {
  const mates = players.filter(({ team }) => team === me.team).length;
  return ({ command }: Legal) => command.type !== "choose-team" || mates * 2 > players.length + 1;
}

function pick(legal: readonly Legal[], dice: Dice): Legal | undefined {
  return legal.length < 2 ? legal[0] : legal[dice.roll(legal.length, "bot") - 1];
}

/** The fitting card that promises most, else a turn. */
function best(view: View, me: PlayerView, legal: readonly Legal[], dice: Dice): Legal | undefined {
  const plays = legal.filter(isPlay);
  if (plays.length === 0)
    return me.owes > 0 ? busiest(view, legal) : (pick(legal.filter(notTheBoard), dice) ?? pick(legal, dice));
  const cards = openCards(me);
  const worth = ({ command }: Legal) => {
    const card = command.type === "play-card" ? cards.find(({ id }) => id === command.card) : undefined;
    return card === undefined ? -1 : worthOf(card, cards, view, me);
  };
  const rated = plays.map((play) => ({ play, worth: worth(play) })).sort((a, b) => b.worth - a.worth);
  const [first] = rated;
  return first !== undefined && first.worth >= 0 ? first.play : legal.find(({ command }) => command.type === "turn");
}

const notTheBoard = ({ command }: Legal) => command.type !== "record-yellow" && command.type !== "record-draw";

/** A yellow card goes to the opponent who has turned most and so loses most of his order. */
function busiest(view: View, legal: readonly Legal[]): Legal | undefined {
  const open = ({ command }: Legal) =>
    command.type === "place-yellow" ? (view.players[command.victim]?.discard.count ?? 0) : 0;
  return [...legal].sort((a, b) => open(b) - open(a))[0];
}

function openCards({ display, discard }: PlayerView): readonly TeamCard[] {
  return [...display, discard.top, discard.covered].flatMap((open) => open?.card ?? []);
}

/** A goal above all; then a card whose next pass I can play myself; action cards only to break the others' attack. */
function worthOf(card: TeamCard, open: readonly TeamCard[], { centre }: View, { team }: PlayerView): number {
  if (card.kind === "goal") return 100;
  if (isAction(card)) return centre.possession === team ? -1 : answers(card, open) ? 30 : 10;
  if (card.kind !== "pass") return -1;
  const own = open.filter((other) => "holder" in other && other.holder.number === card.pass.number);
  const next = own.some(({ kind }) => kind === "goal") ? 60 : own.length > 0 ? 40 : 20;
  return next + card.pass.number;
}

function answers(action: TeamCard, open: readonly TeamCard[]): boolean {
  return open.some((card) => {
    if (card.kind !== "pass") return false;
    if (action.kind === "counterplay") return action.numbers.includes(card.holder.number);
    return action.kind === "goal-kick" && action.symbols.includes(card.symbol);
  });
}
