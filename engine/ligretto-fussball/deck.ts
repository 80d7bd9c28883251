import { type CardId, type Deck, TEAMS, type Team, type TeamCard } from "./cards";
import { DECK } from "./data/deck";

/** The back of a card: what stands in news for a card that nobody may see. */
export const FACE_DOWN = "?";

interface DeckIndex {
  readonly byId: ReadonlyMap<CardId, TeamCard>;
  readonly ids: Readonly<Record<Team, readonly CardId[]>>;
}

const indexes = new WeakMap<Deck, DeckIndex>();

function indexOf(deck: Deck): DeckIndex {
  const known = indexes.get(deck);
  if (known !== undefined) return known;
  const index = {
    byId: new Map(TEAMS.flatMap((team) => deck[team].map((card) => [card.id, { ...card, team }] as const))),
    ids: { red: deck.red.map(({ id }) => id), blue: deck.blue.map(({ id }) => id) },
  };
  indexes.set(deck, index);
  return index;
}

/** Whatever knows which deck is played with: a state, or a view's options. */
export interface WithDeck {
  readonly options: { readonly deck?: Deck | undefined };
}

/** The face of a card; throws on an id that the deck does not have. */
export function cardOf({ options }: WithDeck, id: CardId): TeamCard {
  const card = indexOf(options.deck ?? DECK).byId.get(id);
  if (card === undefined) throw new Error(`the deck has no card ${id}`);
  return card;
}

/** The ids of all cards of a team, in the order of the list. */
export const cardIdsOf = ({ options }: WithDeck, team: Team) => indexOf(options.deck ?? DECK).ids[team];
