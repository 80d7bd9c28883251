import type { Seat } from "../../core/rules";
import type { CardId } from "../cards";
import type { Area, Goal, State, Table, TallyKey } from "../state";

/** The state with another table. */
export const withTable = (state: State, changes: Partial<Table>): State => ({
  table: { ...state.table, ...changes },
  hidden: state.hidden,
});

/** The areas with one of them changed. */
export const withArea = (areas: readonly Area[], seat: Seat, change: (area: Area) => Partial<Area>): Area[] =>
  areas.map((area, index) => (index === seat ? { ...area, ...change(area) } : area));

/** The goals of an area with one of them changed. */
export const withGoal = (goals: readonly Goal[], colour: Goal["colour"], change: (goal: Goal) => Goal): Goal[] =>
  goals.map((goal) => (goal.colour === colour ? change(goal) : goal));

/** One more on a tally. */
export const counted = ({ tally }: Area, key: TallyKey) => ({ tally: { ...tally, [key]: tally[key] + 1 } });

/** The hands with some cards of one of them gone. */
export const withoutCards = (state: State, seat: Seat, cards: readonly CardId[]): State => ({
  table: state.table,
  hidden: {
    ...state.hidden,
    hands: state.hidden.hands.map((hand, index) =>
      index === seat ? hand.filter((card) => !cards.includes(card)) : hand,
    ),
  },
});

/** The hands with some cards more in one of them. */
export const withCards = (
  hands: readonly (readonly CardId[])[],
  seat: Seat,
  cards: readonly CardId[],
): (readonly CardId[])[] => hands.map((hand, index) => (index === seat ? [...hand, ...cards] : hand));
