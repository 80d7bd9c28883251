import type { CardId } from "../card-set";
import { type Cards, cardsOf, footballerOf, type SheetIndex, sheetOf } from "../cards";
import type { Ability, Line } from "../codes";
import type { Spaces } from "../command";
import { clubOf } from "../evolve/changes";
import type { Options } from "../options";
import type { Match, State } from "../state";
import type { Side } from "./course";

/** What a die of a match is read on: the cards, both sheets and the rulings. */
export interface Pitch {
  readonly cards: Cards;
  readonly options: Options;
  readonly sheets: readonly [SheetIndex, SheetIndex];
}

/** The pitch of a match. */
export function pitchOf(state: State, { seats }: Pick<Match, "seats">): Pitch {
  const cards = cardsOf(state.options.set);
  const sheet = (side: Side) => sheetOf(cards, clubOf(state, seats[side]).sheet);
  return { cards, options: state.options, sheets: [sheet(0), sheet(1)] };
}

/** Whether a card has an ability; printed footballers have none. */
export function hasAbility(cards: Cards, card: CardId | undefined, ability: Ability): boolean {
  return card !== undefined && footballerOf(cards, card).abilities.includes(ability);
}

/** The faces on which a side's goalkeeper saves a shot: those of his card, else the printed ones (J29). */
export function savesOf(cards: Cards, sheet: SheetIndex, keeper: CardId | undefined): readonly number[] {
  if (keeper === undefined) return sheet.sheet.keeper.saves;
  const footballer = footballerOf(cards, keeper);
  if (footballer.position !== "GK") throw new Error(`${keeper} is no goalkeeper`);
  return footballer.saves;
}

/** What faces 1 to 6 mean for whoever has the ball in a line: on his card, else as printed on the sheet. */
export function playsOf(cards: Cards, sheet: SheetIndex, line: Line, card: CardId | undefined) {
  if (card === undefined) return sheet.sheet.lines[line].actions;
  const footballer = footballerOf(cards, card);
  if (footballer.position === "GK") throw new Error(`${card} is a goalkeeper`);
  return footballer.actions;
}

/** Whether anybody on the pitch has an ability. */
export function anyOnPitch(cards: Cards, lineUp: Spaces, ability: Ability): boolean {
  return Object.values(lineUp).some((card) => hasAbility(cards, card, ability));
}
