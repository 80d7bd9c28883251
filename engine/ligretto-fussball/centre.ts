import type { RefusalDetail } from "../core/decision";
import { type CardSymbol, isAction, KICK_OFF_NUMBER, TEAMS, type Team, type TeamCard } from "./cards";
import { cardOf } from "./deck";
import type { Options } from "./options";
import type { Refusal } from "./refusals";
import type { State } from "./state";

/** What kind of card a team looks for. */
export const WANTED_KINDS = ["kick-off", "footballer", "symbol", "numbers", "symbols"] as const;

/** What a team looks for now. */
export type Wanted =
  | { readonly kind: "kick-off"; readonly number: number }
  | { readonly kind: "footballer"; readonly number: number; readonly name: string }
  | { readonly kind: "symbol"; readonly symbol: CardSymbol }
  | { readonly kind: "numbers"; readonly numbers: readonly number[] }
  | { readonly kind: "symbols"; readonly symbols: readonly CardSymbol[] };

/** The uppermost card of the centre. */
export function topOf(state: Pick<State, "centre" | "options">): TeamCard | undefined {
  const id = state.centre.cards.at(-1);
  return id === undefined ? undefined : cardOf(state, id);
}

/** The team with the ball: nobody before the first 4 and after an action card (LG-044, L8). */
export function possessionOf(top: TeamCard | undefined): Team | undefined {
  return top === undefined || isAction(top) ? undefined : top.team;
}

/** What a team looks for, by the card on top. */
export function wantedBy(team: Team, top: TeamCard | undefined): Wanted {
  switch (top?.kind) {
    case undefined:
      return { kind: "kick-off", number: KICK_OFF_NUMBER };
    case "pass":
      return top.team === team ? { kind: "footballer", ...top.pass } : { kind: "symbol", symbol: top.symbol };
    case "counterplay":
      return { kind: "numbers", numbers: top.numbers };
    case "goal-kick":
      return { kind: "symbols", symbols: top.symbols };
    case "goal":
    case "yellow":
      throw new Error(`${top.id} cannot lie on the stack`);
  }
}

/** Why a card does not answer what its team looks for; `undefined` when it fits. */
export function misfit(card: TeamCard, wanted: Wanted, options: Options): Refusal | undefined {
  if (isAction(card)) return wanted.kind === "kick-off" ? "no-action-before-kick-off" : undefined;
  switch (wanted.kind) {
    case "kick-off":
      return card.kind === "pass" && card.holder.number === wanted.number ? undefined : "needs-a-four";
    case "footballer":
      return "holder" in card && card.holder.number === wanted.number && card.holder.name === wanted.name
        ? undefined
        : "needs-the-footballer";
    case "symbol":
      return card.kind === "pass" && card.symbol === wanted.symbol ? undefined : "needs-the-symbol";
    case "numbers": {
      const answers = card.kind === "pass" || (card.kind === "goal" && options.goalOnCounterplay);
      return answers && wanted.numbers.includes(card.holder.number) ? undefined : "needs-a-listed-number";
    }
    case "symbols":
      return card.kind === "pass" && wanted.symbols.includes(card.symbol) ? undefined : "needs-a-listed-symbol";
  }
}

/** The figures that the words of a misfit quote. */
export function detailOf(wanted: Wanted): RefusalDetail {
  switch (wanted.kind) {
    case "kick-off":
      return { number: wanted.number };
    case "footballer":
      return { number: wanted.number, name: wanted.name };
    case "symbol":
      return { symbol: wanted.symbol };
    case "numbers":
      return { numbers: wanted.numbers.join(", ") };
    case "symbols":
      return { symbols: wanted.symbols.join(", ") };
  }
}

/**
 * Whether nobody can ever place a card on the present top (LG-127). Exact: every reshuffle can bring any card of a
 * player to the display, so a card that fits can be played one day, wherever it lies.
 */
export function isStuck(state: State): boolean {
  const top = topOf(state);
  const wanted = { red: wantedBy(TEAMS[0], top), blue: wantedBy(TEAMS[1], top) };
  const fits = (id: string) => {
    const card = cardOf(state, id);
    return card.kind !== "yellow" && misfit(card, wanted[card.team], state.options) === undefined;
  };
  return !state.players.some(
    ({ display, discard, hand }) => display.some(fits) || discard.some(fits) || hand.some(fits),
  );
}
