import { z } from "zod";
import type { BotId } from "../core/simulate";
import { CardId } from "./card-set";

/** Who may play for a club by itself; a list of our own, since the simulator is no part of a running play. */
export const BOTS = ["random", "greedy", "strong"] as const satisfies readonly BotId[];

const Name = z.string().trim().min(1).max(60);

/** A club with a coach; `bot` plays for it by itself. */
const Coached = z.strictObject({
  kind: z.literal("coach"),
  name: Name,
  /** The person, where the club has a name of its own. */
  coach: Name.optional(),
  /** The sheet that was chosen, where the option `sheets` is "chosen" (J34). */
  sheet: CardId.optional(),
  bot: z.enum(BOTS).optional(),
});

/** A club without a coach, played by the engine on printed values; without a name it is shown by its number. */
const Rival = z.strictObject({ kind: z.literal("rival"), name: Name.optional() });

/** Who takes part: one for each club, in the order of the seats. */
export const Entrant = z.discriminatedUnion("kind", [Coached, Rival]);
export type Entrant = z.infer<typeof Entrant>;

/** Coaches followed by the rivals that bring them to 4 or 6 clubs (J31). */
export function withRivals(coaches: readonly Entrant[], largerLeague: boolean): Entrant[] {
  const clubs = largerLeague || coaches.length > 4 ? 6 : 4;
  const missing = Math.max(0, clubs - coaches.length);
  return [...coaches, ...Array.from({ length: missing }, () => ({ kind: "rival" }) as const)];
}
