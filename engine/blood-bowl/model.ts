import { z } from "zod";
import { AFTER_COMMANDS, AFTER_EVENTS } from "./after/model";
import { BEFORE_COMMANDS, BEFORE_EVENTS } from "./before/model";
import { BloodBowlEdition, Club } from "./club/model";
import { MATCH_COMMANDS, MATCH_EVENTS } from "./match/model";
import { BloodBowlOptions } from "./options";

/** House rules of the competition, and how a level knock-out match is decided. */
export const Options = BloodBowlOptions.extend({
  /** "draw" lets it stand; the others are for knock-out rounds. */
  decider: z.enum(["draw", "extra-time", "penalties"]).default("draw"),
});
export type Options = z.infer<typeof Options>;

/** Who takes a seat: a club as its book stands when the play starts. */
export const Entrant = z.strictObject({
  clubId: z.string(),
  name: z.string(),
  coach: z.string(),
  club: Club,
  /** Who was there in a match that is recorded again, whoever would be available by the corrected book. */
  fielded: z.array(z.string()).optional(),
});
export type Entrant = z.infer<typeof Entrant>;

/** What may be asked. Commands say what happened and name the side; they are judged on the newest state. */
export const Command = z.discriminatedUnion("type", [...BEFORE_COMMANDS, ...MATCH_COMMANDS, ...AFTER_COMMANDS]);
export type Command = z.infer<typeof Command>;

/** The first event of every play: both clubs as they are, so that nothing later can alter this fixture. */
export const Started = z.strictObject({
  type: z.literal("started"),
  edition: BloodBowlEdition,
  options: Options,
  home: Entrant,
  away: Entrant,
});

/** What happened, with every face that was rolled; folding needs nothing else. */
export const Event = z.discriminatedUnion("type", [Started, ...BEFORE_EVENTS, ...MATCH_EVENTS, ...AFTER_EVENTS]);
export type Event = z.infer<typeof Event>;

/** The command of a type; feats share one shape. */
export type CommandOf<Type extends Command["type"], Each extends Command = Command> = Each extends Command
  ? Type extends Each["type"]
    ? Each
    : never
  : never;
/** The event of a type. */
export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** The phases of a play, in order. */
export const PHASES = ["before", "match", "after", "done"] as const;
export type Phase = (typeof PHASES)[number];
