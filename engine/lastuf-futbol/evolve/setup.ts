import { COLOURS, DRAW_CARDS } from "../cards";
import { ALWAYS_ASK, type EventOf } from "../model";
import type { Area, State } from "../state";
import { withArea, withTable } from "./change";

const EMPTY: Area = {
  goals: [],
  footballers: [],
  tally: {
    scored: 0,
    conceded: 0,
    "saves-by-offside": 0,
    "saves-by-var": 0,
    "red-cards": 0,
    "yellow-cards": 0,
    injuries: 0,
  },
  eliminated: undefined,
  awaySince: undefined,
  missed: 0,
};

/** The table before anybody has a goal; the draw deck is still in the order of the box. */
export function started({ edition, options, entrants, choosing }: EventOf<"started">, at: number): State {
  return {
    table: {
      edition,
      options,
      entrants,
      phase: "goals",
      choosing,
      freeGoals: COLOURS,
      turn: choosing[0] ?? 0,
      since: at,
      turns: 0,
      areas: entrants.map(() => EMPTY),
      discard: [],
      gone: [],
      reshuffles: 0,
      pending: undefined,
      window: undefined,
      out: [],
      end: undefined,
    },
    hidden: {
      deck: DRAW_CARDS,
      hands: entrants.map(() => []),
      automatic: entrants.map(() => ALWAYS_ASK),
      answers: [],
    },
  };
}

/** A goal lies in front of its owner, and the next in the order of choice is due. */
export function goalChosen(state: State, { seat, goal }: EventOf<"goal-chosen">, at: number): State {
  const { areas, freeGoals, choosing, turn } = state.table;
  const left = choosing.slice(1);
  return withTable(state, {
    areas: withArea(areas, seat, ({ goals }) => ({ goals: [...goals, { colour: goal, balls: [] }] })),
    freeGoals: freeGoals.filter((colour) => colour !== goal),
    choosing: left,
    turn: left[0] ?? turn,
    since: at,
  });
}

/** Cards that do not play leave the game, the others form the deck. */
export function deckShuffled(state: State, { removed, cards }: EventOf<"deck-shuffled">): State {
  const { table, hidden } = state;
  return {
    table: { ...table, freeGoals: [], gone: [...table.gone, ...removed] },
    hidden: { ...hidden, deck: cards },
  };
}

/** Everybody has the first hand. */
export function dealt(state: State, { hands }: EventOf<"dealt">): State {
  const { table, hidden } = state;
  const count = hands.reduce((sum, hand) => sum + hand.length, 0);
  return { table, hidden: { ...hidden, hands, deck: hidden.deck.slice(0, hidden.deck.length - count) } };
}
