import type { Seat } from "../../core/rules";
import type { CardId, SpaceId } from "../card-set";
import type { Spaces } from "../command";
import type { Money } from "../money";
import type { Club, Stage, State, Transfer, Turn } from "../state";

/** The club of a seat, in a season or in what somebody sees of it. */
export function clubOf<C>(state: { readonly clubs: readonly C[] }, seat: Seat): C {
  const club = state.clubs[seat];
  if (club === undefined) throw new Error(`no club at seat ${seat}`);
  return club;
}

/** The state with one club changed; a change is one whole copy, for a season has thousands. */
export function withClub(state: State, seat: Seat, change: (club: Club) => Club): State {
  const clubs = [...state.clubs];
  clubs[seat] = change(clubOf(state, seat));
  return { ...state, clubs };
}

/** Money from the bank to a club; a negative amount is paid to the bank. */
export function fromBank(state: State, seat: Seat, amount: Money): State {
  if (amount === 0) return state;
  return { ...withClub(state, seat, (club) => ({ ...club, money: club.money + amount })), bank: state.bank - amount };
}

/** Money from the pot to a club; a negative amount is paid into the pot. */
export function fromPot(state: State, seat: Seat, amount: Money): State {
  if (amount === 0) return state;
  return { ...withClub(state, seat, (club) => ({ ...club, money: club.money + amount })), pot: state.pot - amount };
}

/** The turn under way. */
export function turnOf({ phase }: State): Turn {
  if (phase.kind !== "transfer") throw new Error(`no turn in phase "${phase.kind}"`);
  return phase.turn;
}

/** The state with the turn under way changed. */
export function withTurn(state: State, change: (turn: Turn) => Turn): State {
  return { ...state, phase: { kind: "transfer", turn: change(turnOf(state)) } };
}

/** The state with the turn under way at another stage. */
export const withStage = (state: State, stage: Stage): State => withTurn(state, (turn) => ({ ...turn, stage }));

/** The state in which the card that was being carried out lies in the discard. */
export function cardDone(state: State, card: string): State {
  if (turnOf(state).drawn !== card) throw new Error(`${card} is not being carried out`);
  return {
    ...withTurn(state, (turn) => ({ ...turn, drawn: undefined })),
    actionDiscard: [...state.actionDiscard, card],
  };
}

/** A sheet with a footballer put on a space; without one he is a substitute, and whoever lay there becomes one. */
export function placed(spaces: Spaces, footballer: CardId, space: SpaceId | undefined): Spaces {
  return space === undefined ? spaces : { ...spaces, [space]: footballer };
}

/** A sheet without one footballer. */
export function cleared(spaces: Spaces, footballer: CardId): Spaces {
  return Object.fromEntries(Object.entries(spaces).filter(([, card]) => card !== footballer));
}

/** The state in which a footballer has left a club. */
export function without(state: State, seat: Seat, footballer: CardId): State {
  return withClub(state, seat, (club) => ({
    ...club,
    squad: club.squad.filter(({ card }) => card !== footballer),
    spaces: cleared(club.spaces, footballer),
  }));
}

/** The state in which a footballer who left a club lies in the discard, which ends his suspension (J10). */
export function discarded(state: State, seat: Seat, footballer: CardId): State {
  return {
    ...without(state, seat, footballer),
    discard: [...state.discard, footballer],
    suspended: state.suspended.filter((card) => card !== footballer),
  };
}

/** The state with one more line in the record of transfers. */
export function recorded(state: State, transfer: Omit<Transfer, "period">): State {
  return { ...state, transfers: [...state.transfers, { ...transfer, period: turnOf(state).period }] };
}
