import { z } from "zod";
import { CardId, SpaceId } from "./card-set";
import { FixtureKey, Spaces } from "./command";
import { Entrant } from "./entrant";
import { Options } from "./options";
import { Roll } from "./roll";

const seat = z.int().min(0).max(5);
const money = z.int().min(0);
const face = z.int().min(1).max(6);
const pile = z.literal([0, 1]);
const cards = z.array(CardId);
const ActionCardId = z.string().regex(/^[a-z0-9-]+-\d+$/);
const pairing = z.strictObject({ home: seat, away: seat });
const both = <T extends z.ZodType>(of: T) => z.tuple([of, of]);

const setUp = [
  z.strictObject({ type: z.literal("started"), edition: z.string(), options: Options, entrants: z.array(Entrant) }),
  z.strictObject({ type: z.literal("calendar-made"), rounds: z.array(z.array(pairing)) }),
  z.strictObject({ type: z.literal("sheets-dealt"), sheets: z.array(z.strictObject({ seat, sheet: CardId })) }),
  /** Both piles face down, top first; the discard is in them. Hidden from everybody. */
  z.strictObject({ type: z.literal("footballers-shuffled"), piles: both(cards) }),
  /** The pile of action cards face down, top first; their discard is in it. Hidden from everybody. */
  z.strictObject({ type: z.literal("actions-shuffled"), pile: z.array(ActionCardId) }),
  z.strictObject({ type: z.literal("money-dealt"), amount: money }),
  /** Who begins (J23); ties were rolled again. */
  z.strictObject({
    type: z.literal("order-rolled"),
    rolls: z.array(z.strictObject({ seat, face })),
    order: z.array(seat),
  }),
  z.strictObject({ type: z.literal("draft-turn-began"), seat }),
  z.strictObject({ type: z.literal("sheet-chosen"), seat, sheet: CardId }),
] as const;

const board = [
  z.strictObject({ type: z.literal("turn-began"), seat, period: z.int().min(0), lap: z.int().min(1) }),
  /** `income` is paid by the bank for START, `pot` is what was taken from the pot there. */
  z.strictObject({
    type: z.literal("moved"),
    seat,
    faces: both(face),
    to: z.int().min(0),
    passed: z.boolean(),
    income: money,
    pot: money,
  }),
  z.strictObject({ type: z.literal("income-received"), seat, amount: money }),
  z.strictObject({ type: z.literal("fine-owed"), seat, amount: money, card: ActionCardId.optional() }),
  /** Paid into the pot; `forgiven` is what could not be paid (J17). */
  z.strictObject({
    type: z.literal("fine-paid"),
    seat,
    amount: money,
    forgiven: money,
    card: ActionCardId.optional(),
  }),
  /** Without `card` for those who may not know which one it is. */
  z.strictObject({ type: z.literal("action-drawn"), seat, card: ActionCardId.optional() }),
  z.strictObject({ type: z.literal("top-owed"), seat, card: ActionCardId, among: cards }),
  z.strictObject({
    type: z.literal("contract-ended"),
    seat,
    card: ActionCardId,
    footballer: CardId,
    captain: z.boolean(),
    amount: money,
  }),
  z.strictObject({ type: z.literal("without-effect"), seat, card: ActionCardId }),
] as const;

const market = [
  /** `any`: more than one may be signed; `among`: only these (J21, option). */
  z.strictObject({
    type: z.literal("signing-offered"),
    seat,
    position: z.enum(["GK", "DF", "MF", "FW"]),
    any: z.boolean(),
    among: cards.optional(),
  }),
  z.strictObject({ type: z.literal("clausulazo-offered"), seat }),
  z.strictObject({
    type: z.literal("sold"),
    seat,
    footballer: CardId,
    amount: money,
    why: z.enum(["signing", "fine"]),
  }),
  /** Without `space` the footballer is a substitute. */
  z.strictObject({
    type: z.literal("signed"),
    seat,
    footballer: CardId,
    price: money,
    slot: z.int().min(0).max(7),
    space: SpaceId.optional(),
  }),
  z.strictObject({
    type: z.literal("taken"),
    seat,
    from: seat,
    footballer: CardId,
    price: money,
    space: SpaceId.optional(),
  }),
  z.strictObject({ type: z.literal("eliminated"), seat, card: ActionCardId, slots: z.array(z.int().min(0).max(7)) }),
  z.strictObject({
    type: z.literal("refilled"),
    cards: z.array(z.strictObject({ slot: z.int().min(0).max(7), pile, card: CardId })),
  }),
  z.strictObject({ type: z.literal("arranged"), seat, spaces: Spaces }),
] as const;

const matchdays = [
  z.strictObject({ type: z.literal("matchday-began"), round: z.int().min(1) }),
  /** Without `spaces` for those who may not see the line-up yet. */
  z.strictObject({ type: z.literal("lined-up"), seat, spaces: Spaces.optional() }),
  z.strictObject({ type: z.literal("line-up-missed"), seat }),
  /** Both line-ups are shown; `goals` are those of poor physical form, `barred` those of red-card action cards. */
  z.strictObject({
    type: z.literal("match-began"),
    fixture: FixtureKey,
    lineUps: both(Spaces),
    goals: both(z.int().min(0)),
    barred: both(cards),
  }),
  z.strictObject({ type: z.literal("rolled"), fixture: FixtureKey, rolls: z.array(Roll).min(1) }),
  z.strictObject({ type: z.literal("substituted"), fixture: FixtureKey, seat, space: SpaceId, footballer: CardId }),
  z.strictObject({
    type: z.literal("match-ended"),
    fixture: FixtureKey,
    kind: z.enum(["played", "awarded", "double-loss"]),
    goals: both(z.int().min(0)),
    winner: seat.optional(),
    /** Action cards that have done their work. */
    discarded: z.array(ActionCardId),
    /** Footballers who have sat out this match, and those who must sit out the next one. */
    served: cards,
    suspended: cards,
  }),
  z.strictObject({ type: z.literal("play-off-made"), home: seat, away: seat }),
  /** `pot` is what each champion with a coach gets from it (J2, option). */
  z.strictObject({ type: z.literal("season-ended"), champions: z.array(seat), pot: money }),
] as const;

/** What happened; faces and cards drawn are in it. */
export const Event = z.discriminatedUnion("type", [...setUp, ...board, ...market, ...matchdays]);
export type Event = z.infer<typeof Event>;

/** The kinds of event, for message catalogs. */
export const EVENT_TYPES = Event.options.map(({ shape }) => shape.type.value);
export type EventType = Event["type"];

/** One event by its kind. */
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>;
