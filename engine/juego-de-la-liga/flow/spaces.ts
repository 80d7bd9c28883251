import type { Seat } from "../../core/rules";
import { footballerOf } from "../cards";
import type { Position, SpaceKind } from "../codes";
import { AMOUNTS } from "../money";
import { cardsIn } from "../squad";
import type { State } from "../state";
import { drawAction } from "./action-cards";
import { fine } from "./fines";
import type { Unfolding } from "./unfolding";

/** Spaces that the option `clausulazo` changes (J1). */
const CLAUSULAZO_SPACES: readonly number[] = [12, 33];

/** Whom a transfer space allows to sign, and whether more than one. */
const OFFERS: Partial<Record<SpaceKind, { readonly position: Position; readonly any: boolean }>> = {
  "one-goalkeeper": { position: "GK", any: false },
  "one-defender": { position: "DF", any: false },
  "one-midfielder": { position: "MF", any: false },
  "one-forward": { position: "FW", any: false },
  defenders: { position: "DF", any: true },
  midfielders: { position: "MF", any: true },
};

/** What a space of the board is, with the option of J1. */
export function kindOfSpace(state: Pick<State, "options">, index: number): SpaceKind {
  const kind = cardsIn(state).set.board[index];
  if (kind === undefined) throw new Error(`no space ${index}`);
  if (kind === "clausulazo" && !state.options.clausulazo) return "action-card";
  const replaced = state.options.clausulazo && kind === "action-card" && CLAUSULAZO_SPACES.includes(index);
  return replaced ? "clausulazo" : kind;
}

/** What the space does on which the token stopped (rulebook: Board Spaces). */
export function resolveSpace(u: Unfolding, seat: Seat, kind: SpaceKind): void {
  const offer = OFFERS[kind];
  if (offer !== undefined) {
    const among = offer.any && u.state.options.multiSignSnapshot ? visible(u.state, offer.position) : undefined;
    u.add({ type: "signing-offered", seat, ...offer, among });
  } else if (kind === "income") u.add({ type: "income-received", seat, amount: AMOUNTS.incomeSpace });
  else if (kind === "fine") fine(u, seat, AMOUNTS.fineSpace);
  else if (kind === "action-card") drawAction(u, seat);
  else if (kind === "clausulazo") u.add({ type: "clausulazo-offered", seat });
}

function visible(state: State, position: Position): string[] {
  const cards = cardsIn(state);
  return state.market.flatMap(({ card }) =>
    card !== undefined && footballerOf(cards, card).position === position ? [card] : [],
  );
}
