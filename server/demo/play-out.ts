import { setImmediate } from "node:timers/promises";
import type { DiceSeed } from "@/db/schema";
import { bots, type View } from "@/engine/blood-bowl";
import type { Dice } from "@/engine/core/dice";
import type { Folded } from "@/engine/core/play";
import type { AnyRules, Seat } from "@/engine/core/rules";
import { judge } from "../plays/judge";
import type { AcceptedCommand } from "../plays/record";

/** A match that has been opened and that bots are to go on with. */
export interface Opened {
  readonly rules: AnyRules;
  readonly folded: Folded<unknown, unknown>;
  readonly seeds: readonly DiceSeed[];
  /** The account of each seat's coach. */
  readonly coachIds: readonly (string | undefined)[];
  /** When the first command comes, ms since the epoch. */
  readonly from: number;
  /** The bots' own chance; the match rolls with the play's dice. */
  readonly whims: Dice;
  /** Where to stop; a whole match ends by itself. */
  readonly enough: (view: View) => boolean;
}

/** What the bots did, ready to be stored. */
export interface PlayedOut {
  readonly next: Folded<unknown, unknown>;
  readonly commands: readonly AcceptedCommand[];
  readonly seeds: readonly DiceSeed[];
}

/** Time between two commands, in ms: a match with its evening takes about two hours. */
const STEP = 95_000;

const SEATS: readonly Seat[] = [0, 1];

/** Plays a match in memory, one command at a time; between two of them others get their turn. */
export async function playOut({ rules, folded, seeds, coachIds, from, whims, enough }: Opened): Promise<PlayedOut> {
  const commands: AcceptedCommand[] = [];
  let now = { next: folded, seeds };
  for (let at = from; ; at += STEP) {
    await setImmediate();
    const move = nextMove(rules, now.next.state, whims, enough);
    if (move === undefined) return { ...now, commands };
    const verdict = judge(
      { rules, folded: now.next, seeds: now.seeds },
      {
        commandId: `demo-${commands.length + 1}`,
        command: move.command,
        dice: { source: "app" },
        by: { kind: "seat", seat: move.seat },
        at,
        userId: coachIds[move.seat],
      },
    );
    if (verdict.kind !== "accepted") throw new Error(`a bot's command was not accepted: ${JSON.stringify(verdict)}`);
    commands.push(verdict.accepted);
    now = verdict;
  }
}

/** What the first seat that has something to do does; `undefined` when it is enough, or over. */
function nextMove(rules: AnyRules, state: unknown, whims: Dice, enough: (view: View) => boolean) {
  for (const seat of SEATS) {
    const view: View = rules.view(state, seat);
    if (enough(view)) return undefined;
    const legal = rules.legal(state, seat).filter(({ refusal }) => refusal === undefined);
    const choice = legal.length === 0 ? undefined : bots.strong(view, seat, legal, whims);
    if (choice !== undefined) return { seat, command: choice.command };
  }
  return undefined;
}
