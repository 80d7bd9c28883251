import type { CardId, CardSet, Footballer, Sheet, SpaceId } from "./card-set";
import { ACTION_CARD_KINDS, type ActionCardKind, LINES, type Line, type Position } from "./codes";
import { DUGOUT_SET } from "./data/dugout-set";
import { type Money, millions } from "./money";

/** Which set a season is played with: ours by name, or an owner's with everything in it. */
export type SetChoice = "dugout" | CardSet;

/** One space of a sheet, with the faces that pick it; the goalkeeper's has none. */
export interface SheetSpace {
  readonly id: SpaceId;
  readonly position: Position;
  readonly dice: readonly number[];
}

/** A sheet ready for look-ups. */
export interface SheetIndex {
  readonly sheet: Sheet;
  /** The goalkeeper's space first, then the lines from the left. */
  readonly spaces: readonly SheetSpace[];
  readonly byId: ReadonlyMap<SpaceId, SheetSpace>;
  /** The spaces of a position, those with most numbers first. */
  readonly byChance: Readonly<Record<Position, readonly SheetSpace[]>>;
  /** The space that each face picks: `facing.DF[face - 1]`. */
  readonly facing: Readonly<Record<Line, readonly SpaceId[]>>;
}

/** A card set ready for look-ups. */
export interface Cards {
  readonly set: CardSet;
  readonly footballers: ReadonlyMap<CardId, Footballer>;
  readonly sheets: ReadonlyMap<string, SheetIndex>;
  readonly actionCards: ReadonlyMap<string, ActionCardKind>;
}

const indexes = new WeakMap<CardSet, Cards>();

/** The look-up tables of a set; made once for each set object. */
export function cardsOf(choice: SetChoice): Cards {
  const set = choice === "dugout" ? DUGOUT_SET : choice;
  const known = indexes.get(set);
  if (known !== undefined) return known;
  const made: Cards = {
    set,
    footballers: new Map(set.footballers.map((footballer) => [footballer.id, footballer])),
    sheets: new Map(set.sheets.map((sheet) => [sheet.id, indexSheet(sheet)])),
    actionCards: new Map(ACTION_CARD_KINDS.flatMap((kind) => idsOf(kind, set.actionCards[kind]))),
  };
  indexes.set(set, made);
  return made;
}

/** The footballer of an id that is known to exist. */
export function footballerOf(cards: Cards, id: CardId): Footballer {
  const footballer = cards.footballers.get(id);
  if (footballer === undefined) throw new Error(`no footballer ${id}`);
  return footballer;
}

/** The sheet of an id that is known to exist. */
export function sheetOf(cards: Cards, id: string): SheetIndex {
  const sheet = cards.sheets.get(id);
  if (sheet === undefined) throw new Error(`no sheet ${id}`);
  return sheet;
}

/** What an action card that is known to exist does. */
export function actionKindOf(cards: Cards, id: string): ActionCardKind {
  const kind = cards.actionCards.get(id);
  if (kind === undefined) throw new Error(`no action card ${id}`);
  return kind;
}

/** The printed price, which is also the value of a footballer (J27), in units of half a million. */
export const priceOf = (cards: Cards, id: CardId): Money => millions(footballerOf(cards, id).price);

function idsOf(kind: ActionCardKind, count: number): [string, ActionCardKind][] {
  return Array.from({ length: count }, (_, index) => [`${kind}-${index + 1}`, kind]);
}

function indexSheet(sheet: Sheet): SheetIndex {
  const keeper: SheetSpace = { id: "GK", position: "GK", dice: [] };
  const outfield = LINES.flatMap((line) =>
    sheet.lines[line].spaces.map((dice, index) => ({ id: `${line}${index + 1}`, position: line, dice })),
  );
  const spaces = [keeper, ...outfield];
  return {
    sheet,
    spaces,
    byId: new Map(spaces.map((space) => [space.id, space])),
    byChance: {
      GK: [keeper],
      DF: byChance(outfield, "DF"),
      MF: byChance(outfield, "MF"),
      FW: byChance(outfield, "FW"),
    },
    facing: { DF: facing(outfield, "DF"), MF: facing(outfield, "MF"), FW: facing(outfield, "FW") },
  };
}

function byChance(spaces: readonly SheetSpace[], line: Line): SheetSpace[] {
  return spaces.filter(({ position }) => position === line).sort((a, b) => b.dice.length - a.dice.length);
}

function facing(spaces: readonly SheetSpace[], line: Line): SpaceId[] {
  return [1, 2, 3, 4, 5, 6].map((face) => {
    const space = spaces.find(({ position, dice }) => position === line && dice.includes(face));
    if (space === undefined) throw new Error(`no space of ${line} shows ${face}`);
    return space.id;
  });
}
