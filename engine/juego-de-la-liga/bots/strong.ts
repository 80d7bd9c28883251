import type { LegalCommand } from "../../core/rules";
import type { Bot } from "../../core/simulate";
import { bestEleven } from "../best-eleven";
import type { CardId } from "../card-set";
import { type Cards, cardsOf, footballerOf, priceOf, type SheetIndex, sheetOf } from "../cards";
import type { Command, Spaces } from "../command";
import { expectedGoals } from "../match/odds";
import type { ClubView, View } from "../view";
import { eliminationOnOffer } from "./greedy";
import { forcedMove } from "./safe";

/** Goals of difference a match below which a footballer is not worth a signing. */
const LEAST_GAIN = 0.01;

/** Goals of difference a match below which an elimination card may bring somebody better. */
const POOR_GAIN = 0.06;

type Legal = readonly LegalCommand<Command>[];

/**
 * Signs the footballer who, by the exact odds of the whole eleven, adds most goals of difference, and sells somebody to
 * pay for him if that still gains; plays an elimination card when the market offers little; keeps the most valuable
 * footballer who may lie there on C, so that a contract end brings his full value; pays fines with the least useful
 * one; fields the best eleven.
 */
export const strong: Bot<View, Command> = (view, seat, legal) => {
  const club = view.clubs[seat];
  const command = club === undefined || club.sheet === "" ? undefined : chosen(view, club, legal);
  const chosenOrLast = command ?? forcedMove(view, legal) ?? legal.find(isEnd)?.command ?? legal[0]?.command;
  return chosenOrLast === undefined ? undefined : { command: chosenOrLast };
};

const isEnd = ({ command }: LegalCommand<Command>) => command.type === "end-turn";

function chosen(view: View, club: ClubView, legal: Legal): Command | undefined {
  if (view.phase.kind !== "transfer") return undefined;
  const cards = cardsOf(view.options.set);
  const sheet = sheetOf(cards, club.sheet);
  const best = bestSigning(cards, sheet, club, legal);
  const elimination = (best?.gain ?? 0) < POOR_GAIN ? eliminationOnOffer(view, legal) : undefined;
  return elimination ?? best?.command ?? captaincy(cards, sheet, club, legal);
}

function bestSigning(cards: Cards, sheet: SheetIndex, { squad }: ClubView, legal: Legal) {
  const own = squad.map(({ card }) => card);
  let before: number | undefined;
  let best: { readonly command: Command; readonly gain: number } | undefined;
  for (const { command } of legal) {
    if (command.type !== "take" && command.type !== "sign") continue;
    const sold = command.type === "sign" ? (command.sell ?? []) : [];
    before ??= worth(cards, sheet, own);
    const after = worth(cards, sheet, [...own.filter((card) => !sold.includes(card)), command.footballer]);
    if (after - before > (best?.gain ?? LEAST_GAIN)) best = { command, gain: after - before };
  }
  return best;
}

/** Goals of difference a match of the best eleven against printed footballers on the same sheet. */
function worth(cards: Cards, sheet: SheetIndex, squad: readonly CardId[]): number {
  const own = { cards, sheet, lineUp: bestEleven(cards, sheet, squad) };
  const { scored, conceded } = expectedGoals(own, { cards, sheet, lineUp: {} });
  return scored - conceded;
}

function captaincy(cards: Cards, sheet: SheetIndex, { squad, spaces }: ClubView, legal: Legal): Command | undefined {
  const arrange = legal.find(({ command }) => command.type === "arrange")?.command;
  if (arrange?.type !== "arrange") return undefined;
  const { captain } = sheet.sheet;
  const position = sheet.byId.get(captain)?.position;
  const [best] = squad
    .map(({ card }) => card)
    .filter((card) => footballerOf(cards, card).position === position)
    .sort((a, b) => priceOf(cards, b) - priceOf(cards, a));
  if (best === undefined || spaces[captain] === best) return undefined;
  return { ...arrange, spaces: withCaptain(spaces, captain, best) };
}

/** The footballer on C, and whoever lay there in his former place. */
function withCaptain(spaces: Spaces, captain: string, footballer: CardId): Spaces {
  const before = spaces[captain];
  const moved = Object.entries(spaces).flatMap(([space, card]): [string, CardId][] => {
    if (space === captain) return [];
    if (card !== footballer) return [[space, card]];
    return before === undefined ? [] : [[space, before]];
  });
  return { ...Object.fromEntries(moved), [captain]: footballer };
}
