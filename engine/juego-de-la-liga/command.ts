import { z } from "zod";
import { CardId, SpaceId } from "./card-set";

const seat = z.int().min(0).max(5);

/** Who lies on which space of a sheet; spaces without a card are left out. */
export const Spaces = z.record(SpaceId, CardId);
export type Spaces = Readonly<Record<SpaceId, CardId>>;

/** "round-3:0-2": the round and the seats, home first; the play-off is "play-off:0-2". */
export const FixtureKey = z.string().regex(/^(?:round-\d{1,2}|play-off):[0-5]-[0-5]$/);

/** What a coach, the recorder, the organiser or the clock may ask for; `seat` is the club that it is asked for. */
export const Command = z.discriminatedUnion("type", [
  /** Drafted sheets only (J34). */
  z.strictObject({ type: z.literal("choose-sheet"), seat, sheet: CardId }),
  /** The two dice of a turn on the board. */
  z.strictObject({ type: z.literal("roll"), seat }),
  /** `space`: where the footballer goes, else the first free one; `sell`: own footballers sold to pay for it (J18). */
  z.strictObject({
    type: z.literal("sign"),
    seat,
    footballer: CardId,
    space: SpaceId.optional(),
    sell: z.array(CardId).max(20).optional(),
  }),
  z.strictObject({ type: z.literal("eliminate-row"), seat, row: z.literal([0, 1]) }),
  z.strictObject({ type: z.literal("eliminate-market"), seat }),
  /** A sale that a fine forces. */
  z.strictObject({ type: z.literal("sell"), seat, footballer: CardId }),
  /** Which of the footballers of equal top value a contract end means (J15). */
  z.strictObject({ type: z.literal("choose-top"), seat, footballer: CardId }),
  /** The clausulazo (J1). */
  z.strictObject({ type: z.literal("take"), seat, from: seat, footballer: CardId, space: SpaceId.optional() }),
  z.strictObject({ type: z.literal("arrange"), seat, spaces: Spaces }),
  z.strictObject({ type: z.literal("end-turn"), seat }),
  /** The line-up of the next match, locked. */
  z.strictObject({ type: z.literal("line-up"), seat, spaces: Spaces }),
  /** The next die of a match, rolled by that coach. */
  z.strictObject({ type: z.literal("roll-match"), seat, fixture: FixtureKey }),
  /** Every die that is left of a match; `seat` is the coach who asks, none for the clock. */
  z.strictObject({ type: z.literal("play-out"), seat: seat.optional(), fixture: FixtureKey }),
  z.strictObject({ type: z.literal("substitute"), seat, fixture: FixtureKey, space: SpaceId, footballer: CardId }),
  /** What is due from an absent coach is done for him: the rest of his turn, or his line-up. */
  z.strictObject({ type: z.literal("stand-in"), seat }),
]);
export type Command = z.infer<typeof Command>;

/** The kinds of command, for message catalogs. */
export const COMMAND_TYPES = Command.options.map(({ shape }) => shape.type.value);
export type CommandType = Command["type"];

/** One command by its kind. */
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>;
