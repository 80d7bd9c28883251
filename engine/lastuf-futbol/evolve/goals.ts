import type { EventOf } from "../model";
import type { State } from "../state";
import { goalOf } from "../table";
import { counted, withArea, withGoal, withoutCards, withTable } from "./change";

/** The ball is in the air until it is settled whether the goal counts. */
export function ballPlayed(state: State, { seat, card, goal, owner }: EventOf<"ball-played">): State {
  return withTable(withoutCards(state, seat, [card]), {
    phase: "settling",
    pending: { about: "goal", seat, card, goal, owner, answers: [] },
  });
}

/** The ball stays on the goal as its counter (ruling F6); an Offside and the VAR against it are discarded. */
export function goalScored(state: State, { seat, card, goal, owner }: EventOf<"goal-scored">): State {
  const { areas, discard, pending } = state.table;
  const scored = withArea(areas, seat, (area) => counted(area, "scored"));
  return withTable(state, {
    pending: undefined,
    areas: withArea(scored, owner, (area) => ({
      ...counted(area, "conceded"),
      goals: withGoal(area.goals, goal, (one) => ({ ...one, balls: [...one.balls, card] })),
    })),
    discard: [...discard, ...(pending?.answers ?? []).map((answer) => answer.card)],
  });
}

/** The answer and the ball go to the discard pile, in this order (ruling F20). */
export function goalDisallowed(state: State, { card, by, answer }: EventOf<"goal-disallowed">): State {
  const { areas, discard, pending } = state.table;
  const key = answer === "offside" ? "saves-by-offside" : "saves-by-var";
  return withTable(state, {
    pending: undefined,
    areas: withArea(areas, by, (area) => counted(area, key)),
    discard: [...discard, ...(pending?.answers ?? []).map((played) => played.card), card],
  });
}

/** Two goals change owners with their balls; everything else stays (ruling F11). */
export function fieldChanged(state: State, { seat, card, own, other, owner }: EventOf<"field-changed">): State {
  const left = withoutCards(state, seat, [card]);
  const mine = goalOf(left.table, own)?.goal;
  const theirs = goalOf(left.table, other)?.goal;
  if (mine === undefined || theirs === undefined) throw new Error(`no change of ${own} for ${other}`);
  const areas = withArea(left.table.areas, seat, ({ goals }) => ({ goals: withGoal(goals, own, () => theirs) }));
  return withTable(left, {
    phase: "settling",
    areas: withArea(areas, owner, ({ goals }) => ({ goals: withGoal(goals, other, () => mine) })),
    discard: [...left.table.discard, card],
  });
}
