/** The lines of a club on the pitch, in the order in which they play. */
export const LINES = ["DF", "MF", "FW"] as const;
export type Line = (typeof LINES)[number];

/** Where a footballer may be placed: goalkeeper, defender, midfielder, forward. */
export const POSITIONS = ["GK", ...LINES] as const;
export type Position = (typeof POSITIONS)[number];

/** Ranks of a player card: Crack is the silver card, Mega-crack the gold one (J33). */
export const TIERS = ["normal", "crack", "mega-crack"] as const;
export type Tier = (typeof TIERS)[number];

/** What a die face can mean on a player card or a sheet (rulebook: Footballer Actions in Matches). */
export const ACTIONS = [
  "back-pass",
  "midfield-assist",
  "forward-assist",
  "red-card",
  "loss-of-ball",
  "own-goal",
  "shot",
  "penalty-for",
  "penalty-against",
  "free-kick",
  "corner",
] as const;
export type Action = (typeof ACTIONS)[number];

/** Special abilities of a player card. */
export const ABILITIES = ["penalty-taker", "penalty-saver", "free-kick-taker", "corner-finisher"] as const;
export type Ability = (typeof ABILITIES)[number];

/** Kinds of board space: the ten of the rulebook, and the one that the option `clausulazo` brings (J1). */
export const SPACE_KINDS = [
  "start",
  "action-card",
  "fine",
  "income",
  "one-goalkeeper",
  "one-defender",
  "one-midfielder",
  "one-forward",
  "defenders",
  "midfielders",
  "clausulazo",
] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** Kinds of action card (rulebook: Action Cards). */
export const ACTION_CARD_KINDS = [
  "poor-form",
  "red-card",
  "contract-end",
  "fine-7m",
  "fine-4m",
  "row-elimination",
  "market-elimination",
] as const;
export type ActionCardKind = (typeof ACTION_CARD_KINDS)[number];

/** One colour a club, by seat: the token on the board and the one that counts goals (rulebook: Initial Setup). */
export const TOKEN_COLOURS = ["red", "blue", "yellow", "green", "purple", "orange"] as const;
export type TokenColour = (typeof TOKEN_COLOURS)[number];

/** The colour of a seat's two tokens. */
export function tokenColourOf(seat: number): TokenColour {
  const colour = TOKEN_COLOURS[seat];
  if (colour === undefined) throw new Error(`no token for seat ${seat}`);
  return colour;
}
