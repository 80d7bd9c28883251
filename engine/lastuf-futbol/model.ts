import { z } from "zod";
import { EDITION_IDS } from "../catalog";
import { CARD_IDS, COLOURS } from "./cards";
import { HAND_SIZE, Options } from "./options";

const Id = z.enum(CARD_IDS);
const SeatNo = z.int().min(0).max(3);
const Ids = z.array(Id).readonly();
const Seats = z.array(SeatNo).readonly();
const Goal = z.enum(COLOURS);

/** Who sits down: a name is all. */
export const Entrant = z.strictObject({ name: z.string().trim().min(1).max(80) });
export type Entrant = z.infer<typeof Entrant>;

/** What may be answered; a ball, an Offside, a Red Card and, by option, a second Yellow Card (ruling F19). */
export const WINDOW_KINDS = ["goal", "offside", "red-card", "second-yellow"] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** The cards that are answers and never the card of a turn (ruling F21). */
export const ANSWERS = ["offside", "var"] as const;
export type Answer = (typeof ANSWERS)[number];

/** The closed list of what answers what (ruling F19). */
export const ANSWERS_TO = {
  goal: ["offside", "var"],
  offside: ["var"],
  "red-card": ["var"],
  "second-yellow": ["var"],
} as const satisfies Record<WindowKind, readonly Answer[]>;

const AutomaticAnswer = z.union([z.literal("ask"), z.array(z.enum(ANSWERS)).max(2).readonly()]);

/** Answers set beforehand, by what is to be answered: ask me, or the first of these that I hold, else nothing. */
export const Automatic = z.strictObject({
  goal: AutomaticAnswer,
  offside: AutomaticAnswer,
  "red-card": AutomaticAnswer,
  "second-yellow": AutomaticAnswer,
});
export type Automatic = z.infer<typeof Automatic>;

/** Everybody is asked until something else is set. */
export const ALWAYS_ASK: Automatic = { goal: "ask", offside: "ask", "red-card": "ask", "second-yellow": "ask" };

/** What may be asked for. Cards played on a footballer name him by his card, goals are named by their colour. */
export const Command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("choose-goal"), goal: Goal }),
  z.strictObject({ type: z.literal("lay-footballer"), card: Id }),
  z.strictObject({ type: z.literal("play-ball"), card: Id, goal: Goal }),
  z.strictObject({ type: z.literal("show-red-card"), card: Id, target: Id }),
  z.strictObject({ type: z.literal("show-yellow-card"), card: Id, target: Id }),
  z.strictObject({ type: z.literal("injure"), card: Id, target: Id }),
  z.strictObject({ type: z.literal("heal"), card: Id, target: Id }),
  z.strictObject({ type: z.literal("exchange-players"), card: Id, own: Id, other: Id }),
  z.strictObject({ type: z.literal("change-field"), card: Id, own: Goal, other: Goal }),
  z.strictObject({ type: z.literal("discard"), cards: z.array(Id).max(HAND_SIZE).readonly() }),
  z.strictObject({ type: z.literal("react"), seat: SeatNo, card: Id }),
  z.strictObject({ type: z.literal("let-stand"), seat: SeatNo }),
  z.strictObject({ type: z.literal("set-automatic"), seat: SeatNo, automatic: Automatic }),
  z.strictObject({ type: z.literal("go-away"), seat: SeatNo }),
  z.strictObject({ type: z.literal("come-back"), seat: SeatNo }),
  z.strictObject({ type: z.literal("close-window") }),
  z.strictObject({ type: z.literal("stand-in"), seat: SeatNo }),
]);
export type Command = z.infer<typeof Command>;
export type CommandOf<Type extends Command["type"]> = Extract<Command, { type: Type }>;

/** Why a player leaves the game: three goals, the goal of a sudden death, a closed goal swapped in, or absence. */
export const ELIMINATION_CAUSES = ["three-goals", "sudden-death", "field-change", "absence"] as const;
/** Why the game is over. */
export const END_REASONS = ["last-one-in", "turn-cap"] as const;
/** What sends a footballer off. */
export const SENDING_OFF = ["red-card", "second-yellow"] as const;

const seatAndCard = { seat: SeatNo, card: Id };
const onFootballer = { ...seatAndCard, target: Id, owner: SeatNo };
const onGoal = { ...seatAndCard, goal: Goal, owner: SeatNo };

/** What happened. `cards` that a seat may not see are left out of its news; `count` stays. */
export const Event = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("started"),
    edition: z.enum(EDITION_IDS["lastuf-futbol"]),
    options: Options,
    entrants: z.array(Entrant).min(2).max(4).readonly(),
    /** Whose turn it is to choose a goal, in order. */
    choosing: Seats,
  }),
  z.strictObject({ type: z.literal("goal-chosen"), seat: SeatNo, goal: Goal }),
  z.strictObject({ type: z.literal("deck-shuffled"), removed: Ids, count: z.int(), cards: Ids }),
  z.strictObject({ type: z.literal("dealt"), count: z.int(), hands: z.array(Ids).readonly() }),
  z.strictObject({ type: z.literal("kicked-off"), seat: SeatNo }),
  z.strictObject({ type: z.literal("footballer-laid"), ...seatAndCard }),
  z.strictObject({ type: z.literal("ball-played"), ...onGoal, attackers: z.int(), defenders: z.int() }),
  z.strictObject({ type: z.literal("goal-scored"), ...onGoal, balls: z.int() }),
  z.strictObject({ type: z.literal("goal-disallowed"), ...onGoal, by: SeatNo, answer: z.enum(ANSWERS) }),
  z.strictObject({ type: z.literal("red-card-shown"), ...onFootballer }),
  /** The first booking lies on the footballer; a second is held in the air until it is settled. */
  z.strictObject({ type: z.literal("yellow-card-shown"), ...onFootballer, second: z.boolean() }),
  z.strictObject({ type: z.literal("sent-off"), ...onFootballer, by: z.enum(SENDING_OFF) }),
  z.strictObject({ type: z.literal("sending-off-cancelled"), ...onFootballer, by: z.enum(SENDING_OFF) }),
  z.strictObject({ type: z.literal("injured"), ...onFootballer }),
  z.strictObject({ type: z.literal("healed"), ...onFootballer, injury: Id }),
  z.strictObject({ type: z.literal("players-exchanged"), ...seatAndCard, own: Id, other: Id, owner: SeatNo }),
  z.strictObject({ type: z.literal("field-changed"), ...seatAndCard, own: Goal, other: Goal, owner: SeatNo }),
  z.strictObject({ type: z.literal("discarded"), seat: SeatNo, cards: Ids }),
  z.strictObject({
    type: z.literal("window-opened"),
    about: z.enum(WINDOW_KINDS),
    asked: z.array(SeatNo).min(1).readonly(),
  }),
  /** Hidden until the window closes: `card` is missing for "nothing", and in the news of everybody else. */
  z.strictObject({ type: z.literal("answered"), seat: SeatNo, card: Id.optional(), automatic: z.boolean() }),
  z.strictObject({
    type: z.literal("window-closed"),
    about: z.enum(WINDOW_KINDS),
    reaction: z.strictObject(seatAndCard).optional(),
  }),
  z.strictObject({ type: z.literal("reshuffled"), count: z.int(), cards: Ids }),
  z.strictObject({ type: z.literal("drawn"), seat: SeatNo, count: z.int(), cards: Ids }),
  z.strictObject({ type: z.literal("taken-from-discard"), ...seatAndCard }),
  z.strictObject({ type: z.literal("turn-skipped"), seat: SeatNo }),
  z.strictObject({ type: z.literal("turn-passed"), from: SeatNo, to: SeatNo }),
  z.strictObject({
    type: z.literal("eliminated"),
    seat: SeatNo,
    cause: z.enum(ELIMINATION_CAUSES),
    /** Balls on the goals in front, counted before they return (LF-128). */
    balls: z.int(),
    /** What goes to the discard pile, and what leaves the game. */
    discarded: Ids,
    removed: Ids,
  }),
  z.strictObject({ type: z.literal("ended"), reason: z.enum(END_REASONS) }),
  z.strictObject({ type: z.literal("automatic-set"), seat: SeatNo, automatic: Automatic }),
  z.strictObject({ type: z.literal("went-away"), seat: SeatNo }),
  z.strictObject({ type: z.literal("came-back"), seat: SeatNo }),
  z.strictObject({ type: z.literal("stood-in"), seat: SeatNo, how: z.enum(["bot", "discard"]) }),
]);
export type Event = z.infer<typeof Event>;
export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;
