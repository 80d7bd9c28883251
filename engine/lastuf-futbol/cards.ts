import { DECK } from "./data/deck";

/** The colours of goals and field players, in the order of the box. */
export const COLOURS = ["blue", "yellow", "green", "red"] as const;
export type Colour = (typeof COLOURS)[number];

/** Every kind of card in the box. */
export const CARD_KINDS = [
  "goal",
  "field-player",
  "field-change",
  "injury",
  "player-exchange",
  "doctor",
  "offside",
  "ball",
  "var",
  "red-card",
  "yellow-card",
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** One of the 77 cards. An id tells the kind, so the ids of hidden cards never leave the server. */
export type CardId = (typeof DECK)[number]["id"];

/** All ids, in the order of the box. */
export const CARD_IDS = DECK.map(({ id }) => id);

interface Card {
  readonly kind: CardKind;
  readonly colour: Colour | undefined;
}

const CARDS = new Map<CardId, Card>(
  DECK.map((card) => [card.id, { kind: card.kind, colour: "colour" in card ? card.colour : undefined }]),
);

function cardOf(id: CardId): Card {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** What a card is. */
export const kindOf = (id: CardId): CardKind => cardOf(id).kind;

/** The colour of a goal or a field player; `undefined` for every other card. */
export const colourOf = (id: CardId): Colour | undefined => cardOf(id).colour;

const GOALS = new Map(DECK.flatMap((card) => (card.kind === "goal" ? [[card.colour, card.id] as const] : [])));

/** The goal card of a colour. */
export function goalCard(colour: Colour): CardId {
  const id = GOALS.get(colour);
  if (id === undefined) throw new Error(`no ${colour} goal`);
  return id;
}

/** The 73 cards that are no goals: they form the draw deck (ruling F1). */
export const DRAW_CARDS: readonly CardId[] = CARD_IDS.filter((id) => kindOf(id) !== "goal");
