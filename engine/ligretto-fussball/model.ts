import { z } from "zod";
import { EDITION_IDS } from "../catalog";
import { TEAMS } from "./cards";
import { Options } from "./options";

const Seat = z.int().min(0).max(3);
const team = z.enum(TEAMS);
/** A card's id, or the face-down mark in news. */
const Id = z.string().min(1).max(8);
const Ids = z.array(Id).readonly();

/** A player by name; without a team the seats 0 and 2 are red, 1 and 3 blue. */
export const Entrant = z.strictObject({ name: z.string().min(1).max(80), team: team.optional() });
export type Entrant = z.infer<typeof Entrant>;

export const Command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("choose-team"), team }),
  z.strictObject({ type: z.literal("ready") }),
  z.strictObject({ type: z.literal("turn") }),
  /** `seen` is the version of the centre that the card is meant for; without it, the newest. */
  z.strictObject({ type: z.literal("play-card"), card: Id, seen: z.int().nonnegative().optional() }),
  z.strictObject({ type: z.literal("place-yellow"), victim: Seat }),
  /** Only the clock: does what has become due. */
  z.strictObject({ type: z.literal("tick") }),
  /** Only the clock, as the next four: the server's view of who is connected and how well. */
  z.strictObject({ type: z.literal("lost"), seat: Seat }),
  z.strictObject({ type: z.literal("returned"), seat: Seat }),
  z.strictObject({ type: z.literal("interrupt") }),
  z.strictObject({ type: z.literal("measured"), seat: Seat, rttMs: z.number().min(0).max(60_000) }),
  /** Scoreboard only, as all that follow. */
  z.strictObject({ type: z.literal("record-goal"), team }),
  z.strictObject({ type: z.literal("record-draw") }),
  /** A yellow card that was placed in front of somebody of that team. */
  z.strictObject({ type: z.literal("record-yellow"), team }),
  z.strictObject({ type: z.literal("start-timer") }),
  z.strictObject({ type: z.literal("stop-timer") }),
]);
export type Command = z.infer<typeof Command>;

/** How a goal came about: a card, the other side's absence, or the scoreboard. */
export const GOAL_WAYS = ["scored", "forfeited", "recorded"] as const;
export type GoalWay = (typeof GOAL_WAYS)[number];
/** Why a round ended without a goal. */
export const DRAW_REASONS = ["stuck", "watchdog", "recorded"] as const;
export type DrawReason = (typeof DRAW_REASONS)[number];
/** How a match was won: by goals, or because the other side was absent twice in a row. */
export const WIN_WAYS = ["goals", "forfeits"] as const;
export type WinWay = (typeof WIN_WAYS)[number];
/** Where a played card lay, and where the card that fills its gap came from. */
export const PLAYED_FROM = ["display", "discard", "covered"] as const;
export type PlayedFrom = (typeof PLAYED_FROM)[number];
export const REFILLED_FROM = ["discard", "hand"] as const;

/** Cards of a hand stand in the order in which they lie: the last is the top. */
export const Event = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("started"),
    edition: z.enum(EDITION_IDS["ligretto-fussball"]),
    options: Options,
    players: z.array(z.strictObject({ name: z.string(), team })).readonly(),
  }),
  z.strictObject({ type: z.literal("team-chosen"), seat: Seat, team }),
  z.strictObject({ type: z.literal("readied"), seat: Seat }),
  z.strictObject({
    type: z.literal("dealt"),
    hands: z.array(z.strictObject({ seat: Seat, display: Ids, hand: Ids })).readonly(),
  }),
  z.strictObject({ type: z.literal("kicked-off") }),
  /** In the order in which they were turned: the last is on top. */
  z.strictObject({ type: z.literal("turned"), seat: Seat, cards: Ids }),
  z.strictObject({ type: z.literal("gathered"), seat: Seat, display: Ids, yellows: Ids, hand: Ids }),
  /** `yellows` came up while the gap was filled from the hand. */
  z.strictObject({
    type: z.literal("played"),
    seat: Seat,
    card: Id,
    from: z.enum(PLAYED_FROM),
    refill: z.strictObject({ from: z.enum(REFILLED_FROM), card: Id }).optional(),
    yellows: Ids,
  }),
  /** Option fairness: a fitting card waits for one with a smaller delay. */
  z.strictObject({ type: z.literal("held"), seat: Seat, card: Id, delayMs: z.number() }),
  z.strictObject({ type: z.literal("erred"), seat: Seat, card: Id, locked: z.boolean() }),
  z.strictObject({ type: z.literal("yellow-placed"), seat: Seat, victim: Seat, card: Id, hand: Ids }),
  /** A stop is over; `laid` is the new display after a yellow card. */
  z.strictObject({ type: z.literal("freed"), seat: Seat, laid: Ids, yellows: Ids }),
  /** `yellow` goes into the deck of the team that conceded. */
  z.strictObject({
    type: z.literal("goal"),
    team,
    way: z.enum(GOAL_WAYS),
    seat: Seat.optional(),
    card: Id.optional(),
    yellow: Id.optional(),
  }),
  z.strictObject({ type: z.literal("round-drawn"), reason: z.enum(DRAW_REASONS) }),
  z.strictObject({ type: z.literal("match-ended"), winner: team, way: z.enum(WIN_WAYS) }),
  z.strictObject({ type: z.literal("lost"), seat: Seat }),
  z.strictObject({ type: z.literal("returned"), seat: Seat }),
  /** The grace is over and a team-mate plays on alone. */
  z.strictObject({ type: z.literal("written-off"), seat: Seat }),
  z.strictObject({ type: z.literal("interrupted") }),
  z.strictObject({ type: z.literal("resumed") }),
  z.strictObject({ type: z.literal("measured"), seat: Seat, rttMs: z.number() }),
  z.strictObject({ type: z.literal("yellow-recorded"), team }),
  z.strictObject({ type: z.literal("timer-started") }),
  z.strictObject({ type: z.literal("timer-stopped") }),
]);
export type Event = z.infer<typeof Event>;
export type EventOf<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

const ROUND_ENDS: readonly unknown[] = ["goal", "round-drawn", "match-ended"] satisfies Event["type"][];

/** Whether an event of a log ends a round, the match, or the play. */
export const endsRound = (event: unknown): boolean =>
  typeof event === "object" && event !== null && "type" in event && ROUND_ENDS.includes(event.type);

/** Every type of command and of event: keys of their words in the message catalogs. */
export const COMMAND_TYPES = Command.options.map(({ shape }) => shape.type.value);
export const EVENT_TYPES = Event.options.map(({ shape }) => shape.type.value);
