import { edition, type State } from "@/engine/blood-bowl";

/** A star player's name in the edition of the play; the same in every language. */
export const starName = (state: State, id: string) =>
  edition(state.edition, state.options).stars.find((star) => star.id === id)?.name ?? id;
