import { z } from "zod";
import { ABILITIES, ACTION_CARD_KINDS, ACTIONS, LINES, SPACE_KINDS, TIERS } from "./codes";

const Name = z.string().trim().min(1).max(60);
const Colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** Ids of footballers, clubs and sheets: letters, digits, dot, dash and underscore. */
export const CardId = z.string().regex(/^[\p{L}\p{N}._-]{1,24}$/u);
export type CardId = z.infer<typeof CardId>;

/** A space of a sheet: "GK", or a line and the number of the space from the left ("DF1"). */
export const SpaceId = z.string().regex(/^(?:GK|(?:DF|MF|FW)[1-6])$/);
export type SpaceId = z.infer<typeof SpaceId>;

const Face = z.int().min(1).max(6);

/** What die faces 1 to 6 mean. */
export const Plays = z.array(z.enum(ACTIONS)).length(6).readonly();
export type Plays = z.infer<typeof Plays>;

/** A club that footballers come from; not one of those that play the season. */
export const CardClub = z.strictObject({ id: CardId, name: Name, primary: Colour, secondary: Colour }).readonly();
export type CardClub = z.infer<typeof CardClub>;

const printedFacts = {
  id: CardId,
  club: CardId,
  name: Name,
  fullName: Name,
  tier: z.enum(TIERS),
  shirt: z.int().min(1).max(99),
  /** In millions, a multiple of one half. */
  price: z.number().min(0.5).max(500).multipleOf(0.5),
  abilities: z.array(z.enum(ABILITIES)).max(ABILITIES.length).readonly(),
};

/** A goalkeeper's card: the faces on which a shot is saved. */
export const Goalkeeper = z
  .strictObject({ ...printedFacts, position: z.literal("GK"), saves: z.array(Face).max(6).readonly() })
  .readonly();
export type Goalkeeper = z.infer<typeof Goalkeeper>;

/** The card of a defender, midfielder or forward. */
export const Outfielder = z.strictObject({ ...printedFacts, position: z.enum(LINES), actions: Plays }).readonly();
export type Outfielder = z.infer<typeof Outfielder>;

/** A player card. */
export const Footballer = z.union([Goalkeeper, Outfielder]);
export type Footballer = z.infer<typeof Footballer>;

const SheetLine = z
  .strictObject({
    actions: Plays,
    /** The die numbers below each space, from the left. */
    spaces: z.array(z.array(Face).min(1).max(6).readonly()).min(1).max(6).readonly(),
  })
  .readonly();

/** A game system sheet. */
export const Sheet = z
  .strictObject({
    id: CardId,
    /** Defenders, midfielders and forwards: "4-4-2". */
    formation: z.string().regex(/^[1-6]-[1-6]-[1-6]$/),
    keeper: z.strictObject({ saves: z.array(Face).max(6).readonly() }).readonly(),
    /** The space marked C. */
    captain: SpaceId,
    lines: z.strictObject({ DF: SheetLine, MF: SheetLine, FW: SheetLine }).readonly(),
  })
  .readonly();
export type Sheet = z.infer<typeof Sheet>;

/** All the cards, sheets and the board that a season is played with. */
export const CardSet = z
  .strictObject({
    id: CardId,
    name: Name,
    clubs: z.array(CardClub).max(60).readonly(),
    footballers: z.array(Footballer).max(400).readonly(),
    sheets: z.array(Sheet).max(12).readonly(),
    /** Kinds of space, clockwise from START. */
    board: z.array(z.enum(SPACE_KINDS)).max(120).readonly(),
    /** How many action cards there are of each kind. */
    actionCards: z.record(z.enum(ACTION_CARD_KINDS), z.int().min(0).max(60)).readonly(),
  })
  .readonly();
export type CardSet = z.infer<typeof CardSet>;
