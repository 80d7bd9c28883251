import type { CardClub, CardId, Footballer } from "./card-set";
import { type Cards, footballerOf } from "./cards";
import type { Ability, Action, Position, Tier } from "./codes";

/** What a card shows behind its text: the colour of the position, or silver and gold for stars (J33). */
export type Background = "position" | "silver" | "gold";

/** Colours that stand for the positions; silver and gold cards keep theirs as an edge (J33). */
export const POSITION_COLOURS = {
  GK: "amber",
  DF: "blue",
  MF: "green",
  FW: "magenta",
} as const satisfies Record<Position, string>;

const BACKGROUNDS = {
  normal: "position",
  crack: "silver",
  "mega-crack": "gold",
} as const satisfies Record<Tier, Background>;

/** What a portrait is drawn from; each number picks one of several drawings. */
export interface Portrait {
  readonly skin: number;
  readonly hair: number;
  readonly hairColour: number;
  readonly beard: number;
}

/** How many drawings there are of each part of a portrait. */
export const PORTRAIT_PARTS = { skin: 6, hair: 8, hairColour: 5, beard: 4 } as const satisfies Record<
  keyof Portrait,
  number
>;

/** Everything that a player card shows (rulebook: Components). */
export interface CardFace {
  /** Drawn by us from the colours and letters of the club. */
  readonly crest: { readonly letters: string; readonly primary: string; readonly secondary: string };
  readonly name: string;
  readonly fullName: string;
  readonly position: Position;
  readonly tier: Tier;
  readonly background: Background;
  readonly positionColour: (typeof POSITION_COLOURS)[Position];
  /** Our own emblem of the competition. */
  readonly emblem: "dugout";
  readonly shirt: number;
  readonly portrait: Portrait;
  readonly abilities: readonly Ability[];
  /** What each face means; for a goalkeeper whether a shot is saved. */
  readonly plays: readonly { readonly face: number; readonly play: Action | "save" | "goal" }[];
  readonly club: string;
  /** In millions. */
  readonly price: number;
}

/** The face of a card. */
export function cardFace(cards: Cards, id: CardId): CardFace {
  const footballer = footballerOf(cards, id);
  const { name, fullName, position, tier, shirt, abilities, price } = footballer;
  const club = clubOfCard(cards, footballer);
  return {
    crest: { letters: club.id, primary: club.primary, secondary: club.secondary },
    name,
    fullName,
    position,
    tier,
    background: BACKGROUNDS[tier],
    positionColour: POSITION_COLOURS[position],
    emblem: "dugout",
    shirt,
    portrait: portraitOf(fullName),
    abilities,
    plays: [1, 2, 3, 4, 5, 6].map((face) => ({ face, play: playOn(footballer, face) })),
    club: club.name,
    price,
  };
}

function clubOfCard({ set }: Cards, { club: id }: Footballer): CardClub {
  const club = set.clubs.find((each) => each.id === id);
  if (club === undefined) throw new Error(`no club ${id}`);
  return club;
}

function playOn(footballer: Footballer, face: number): Action | "save" | "goal" {
  if (footballer.position === "GK") return footballer.saves.includes(face) ? "save" : "goal";
  const action = footballer.actions[face - 1];
  if (action === undefined) throw new Error(`no die shows ${face}`);
  return action;
}

/** The same name always gets the same face. */
function portraitOf(fullName: string): Portrait {
  let hash = 7;
  for (const letter of fullName) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  const part = (count: number) => {
    const choice = hash % count;
    hash = (hash * 48_271 + 11) % 1_000_003;
    return choice;
  };
  return {
    skin: part(PORTRAIT_PARTS.skin),
    hair: part(PORTRAIT_PARTS.hair),
    hairColour: part(PORTRAIT_PARTS.hairColour),
    beard: part(PORTRAIT_PARTS.beard),
  };
}
