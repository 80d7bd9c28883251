import { z } from "zod";

export const TEAMS = ["red", "blue"] as const;
export type Team = (typeof TEAMS)[number];

/** The six symbols of the corner (LG-054). */
export const SYMBOLS = ["football", "trophy", "boot", "corner-flag", "whistle", "gloves"] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** "pass" is a footballer who passes on, "goal" a footballer who scores; the rest carry no footballer. */
export const CARD_KINDS = ["pass", "goal", "counterplay", "goal-kick", "yellow"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** The number of the footballer who kicks off (LG-028). */
export const KICK_OFF_NUMBER = 4;

/** Cards of one team's set (LG-004 to LG-006). */
export const TEAM_SET = { footballers: 68, actions: 4, yellows: 3 } as const;

const CardId = z.string().regex(/^[A-Z][A-Z0-9]{1,7}$/);
export type CardId = z.infer<typeof CardId>;

const Footballer = z.strictObject({ number: z.int().min(1).max(99), name: z.string().min(1).max(20) });
export type Footballer = z.infer<typeof Footballer>;

const PassCard = z.strictObject({
  kind: z.literal("pass"),
  id: CardId,
  holder: Footballer,
  pass: Footballer,
  symbol: z.enum(SYMBOLS),
});
const GoalCard = z.strictObject({ kind: z.literal("goal"), id: CardId, holder: Footballer });
const Counterplay = z.strictObject({
  kind: z.literal("counterplay"),
  id: CardId,
  numbers: z.array(z.int().positive()).min(1).readonly(),
});
const GoalKick = z.strictObject({
  kind: z.literal("goal-kick"),
  id: CardId,
  symbols: z.array(z.enum(SYMBOLS)).min(1).readonly(),
});
const YellowCard = z.strictObject({ kind: z.literal("yellow"), id: CardId });

export const Card = z.discriminatedUnion("kind", [PassCard, GoalCard, Counterplay, GoalKick, YellowCard]);
export type Card = z.infer<typeof Card>;

/** A card with the colour of its back. */
export type TeamCard = Card & { readonly team: Team };

/** A card that answers whatever lies on top and leaves nobody with the ball. */
export const isAction = (card: Card) => card.kind === "counterplay" || card.kind === "goal-kick";

const TeamDeck = z
  .array(Card)
  .readonly()
  .refine((cards) => {
    const count = (...kinds: readonly CardKind[]) => cards.filter(({ kind }) => kinds.includes(kind)).length;
    return (
      count("pass", "goal") === TEAM_SET.footballers &&
      count("counterplay", "goal-kick") === TEAM_SET.actions &&
      count("yellow") === TEAM_SET.yellows
    );
  }, "a team's set is 68 footballers, 4 action cards and 3 yellow cards");

/** Any list of cards with the right counts may be played with, since the printed one is not published (ruling L2). */
export const Deck = z
  .strictObject({ red: TeamDeck, blue: TeamDeck })
  .refine(({ red, blue }) => new Set([...red, ...blue].map(({ id }) => id)).size === red.length + blue.length, {
    error: "every card has an id of its own",
  });
export type Deck = z.infer<typeof Deck>;
