import fc from "fast-check";
import { keepsTheLaws } from "../core/laws";
import type { Start } from "../core/rules";
import { bots } from "./bots";
import { CARD_IDS, type CardId, COLOURS, goalCard, kindOf } from "./cards";
import { ANSWERS, type Command, type Entrant } from "./model";
import {
  ABSENCES,
  BALLS_TO_CLOSE,
  DOCTORS,
  GOAL_ANSWERS,
  GOAL_CHOICES,
  HAND_SIZE,
  OFFSIDE_DRAWS,
  Options,
  TIMINGS,
  VARIANTS,
} from "./options";
import { rules } from "./rules";
import type { State } from "./state";
import { injuryOn, yellowsOn } from "./table";

type PlayStart = Start<Options, Entrant>;

const houseRules = fc.record({
  goalChoice: fc.constantFrom(...GOAL_CHOICES),
  removeUnusedColours: fc.boolean(),
  removeEliminatedColours: fc.boolean(),
  returnBalls: fc.boolean(),
  doctor: fc.constantFrom(...DOCTORS),
  offsideDraw: fc.constantFrom(...OFFSIDE_DRAWS),
  goalAnswers: fc.constantFrom(...GOAL_ANSWERS),
  varOnSecondYellow: fc.boolean(),
  turnCap: fc.constantFrom<Options["turnCap"]>("none", 5, 40),
  fast: fc.boolean(),
  timing: fc.constantFrom(...TIMINGS),
  absence: fc.constantFrom(...ABSENCES),
});

const starts: fc.Arbitrary<PlayStart> = fc
  .record({ players: fc.integer({ min: 2, max: 4 }), variant: fc.constantFrom(...VARIANTS), houseRules })
  .map(({ players, variant, houseRules: chosen }) => ({
    edition: "rulebook",
    options: Options.parse({ ...chosen, variant: players === 2 ? variant : "one-goal" }),
    entrants: Array.from({ length: players }, (_, seat) => ({ name: `Coach ${seat}` })),
  }));

const card = fc.constantFrom(...CARD_IDS);
const goal = fc.constantFrom(...COLOURS);
const seat = fc.integer({ min: 0, max: 3 });
const type = <Type extends Command["type"]>(name: Type) => fc.constant(name);
const preset = fc.oneof(fc.constant("ask" as const), fc.uniqueArray(fc.constantFrom(...ANSWERS), { maxLength: 2 }));

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: type("choose-goal"), goal }),
  fc.record({ type: type("lay-footballer"), card }),
  fc.record({ type: type("play-ball"), card, goal }),
  fc.record({ type: type("show-red-card"), card, target: card }),
  fc.record({ type: type("show-yellow-card"), card, target: card }),
  fc.record({ type: type("injure"), card, target: card }),
  fc.record({ type: type("heal"), card, target: card }),
  fc.record({ type: type("exchange-players"), card, own: card, other: card }),
  fc.record({ type: type("change-field"), card, own: goal, other: goal }),
  fc.record({ type: type("discard"), cards: fc.array(card, { maxLength: 3 }) }),
  fc.record({ type: type("react"), seat, card }),
  fc.record({ type: type("let-stand"), seat }),
  fc.record({
    type: type("set-automatic"),
    seat,
    automatic: fc.record({ goal: preset, offside: preset, "red-card": preset, "second-yellow": preset }),
  }),
  fc.record({ type: type("go-away"), seat }),
  fc.record({ type: type("come-back"), seat }),
  fc.constant({ type: "close-window" } as const),
  fc.record({ type: type("stand-in"), seat }),
);

/** The 77 cards wherever they are; goals that nobody has chosen yet lie beside the table. */
function allCards({ table, hidden }: State) {
  const goals = table.areas.flatMap((area) => area.goals.map(({ colour }) => colour));
  const { pending } = table;
  return [
    ...hidden.deck,
    ...hidden.hands.flat(),
    ...table.discard,
    ...table.gone,
    ...table.areas.flatMap((area) => area.goals.flatMap(({ balls }) => balls)),
    ...table.areas.flatMap((area) =>
      area.footballers.flatMap(({ card: footballer, attached }) => [footballer, ...attached]),
    ),
    ...(pending === undefined ? [] : [pending.card, ...pending.answers.map((answer) => answer.card)]),
    ...[...goals, ...table.freeGoals].map(goalCard),
  ];
}

function invariant(state: State) {
  const { table, hidden } = state;
  const cards = allCards(state);
  if (cards.length !== 77 || new Set(cards).size !== 77) throw new Error(`${cards.length} cards`);
  const canDraw = hidden.deck.length + table.discard.length > 0;
  for (const [at, hand] of hidden.hands.entries()) {
    const isIn = table.areas[at]?.eliminated === undefined;
    if (hand.length > HAND_SIZE || (!isIn && hand.length > 0)) throw new Error(`hand of ${hand.length} at seat ${at}`);
    if (table.phase === "turn" && isIn && canDraw && hand.length < HAND_SIZE) throw new Error(`seat ${at} is short`);
  }
  for (const { goals, footballers, eliminated } of table.areas) {
    if (goals.some(({ balls }) => balls.length > BALLS_TO_CLOSE)) throw new Error("a fourth ball");
    if (eliminated !== undefined && goals.length + footballers.length > 0)
      throw new Error("an area outlives its player");
    for (const { attached } of footballers) {
      const [injury, yellows] = [injuryOn(attached) === undefined ? 0 : 1, yellowsOn(attached).length];
      if (attached.length !== injury + yellows || yellows > 1) throw new Error(`attached: ${attached.join()}`);
    }
  }
  if ((table.window !== undefined) !== (table.phase === "window")) throw new Error(`${table.phase} and its window`);
  if (table.window !== undefined && table.pending === undefined) throw new Error("a window about nothing");
  if (table.phase === "turn" && table.pending !== undefined) throw new Error("something was left unsettled");
  const still = table.areas.length - table.out.length;
  if (still < 1 || (table.phase === "turn" && still < 2)) throw new Error(`${still} players in`);
  if ((table.end !== undefined) !== (table.phase === "over")) throw new Error(`${table.phase} and its end`);
}

/** Cards in the deck and in the hands of others; a ball may have been taken from the open discard pile by option. */
function secrets({ table, hidden }: State, at: number | undefined) {
  if (table.phase === "goals") return [];
  const open = (card: CardId) => table.options.offsideDraw === "discard" && kindOf(card) === "ball";
  const others = hidden.hands.flatMap((hand, other) => (other === at ? [] : hand));
  return [...hidden.deck, ...others.filter((held) => !open(held))];
}

keepsTheLaws({
  rules,
  starts,
  bot: bots.random,
  commands: () => commands,
  invariant,
  secrets,
  runs: { plays: 20, commands: 20_000, again: true },
});
