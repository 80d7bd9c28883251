import type { Db } from "@/db/client";
import type { DieNeed, RefusalDetail } from "@/engine/core/decision";
import type { Folded, Recorded } from "@/engine/core/play";
import type { Actor } from "@/engine/core/rules";
import type { PlacedContext } from "../access/procedures";
import { brokenConstraint } from "../errors";
import { races } from "../race/races";
import { runtime } from "../runtime";
import { actorOf } from "./act-as";
import { foldedPlay, rulesOf } from "./folded";
import { judge } from "./judge";
import { publish } from "./publish";
import { record } from "./record";
import type { PlayAction } from "./schema";
import { type SeenLine, type SeenView, seenLines, seenView } from "./seen";
import { COMMAND_IS_KNOWN, loadLines, lockPlayFor, type PlayRow } from "./store";

/** How a command was answered; a refusal changed nothing. */
export type Answer =
  | {
      readonly kind: "accepted";
      readonly version: number;
      readonly lines: readonly SeenLine[];
      /** Left out where the reader folds the lines himself. */
      readonly view?: SeenView;
    }
  | {
      readonly kind: "refused";
      readonly refusal: string;
      readonly detail?: RefusalDetail;
      readonly version: number;
      readonly missed?: readonly SeenLine[];
    }
  | { readonly kind: "needs-dice"; readonly needs: readonly DieNeed[]; readonly version: number };

/** One command by somebody, judged and stored in one transaction, then told to everybody who looks on. */
export async function act(ctx: PlacedContext, { as, ...input }: PlayAction): Promise<Answer> {
  const claim: Claim = (tx, play) => actorOf({ ...ctx, db: tx }, ctx.standing, play, as);
  return carryOutAs(ctx.db, claim, { ...input, at: ctx.at, userId: ctx.viewer?.userId });
}

/** Who sends a command, judged on the play once that is held. @throws AppError for somebody who may not */
type Claim = (tx: Db, play: PlayRow) => Promise<Actor>;

/** A command with its actor settled: what the clock sends as well. */
export interface Order extends Omit<PlayAction, "as"> {
  readonly at: number;
  readonly userId: string | undefined;
}

/** A command whose actor is known: the clock's. */
export const carryOut = (db: Db, by: Actor, order: Order): Promise<Answer> => carryOutAs(db, async () => by, order);

/** Lock, judge, store, publish, in the order of the stamps. Answers a known command id as the first time. */
function carryOutAs(db: Db, claim: Claim, order: Order): Promise<Answer> {
  const again = (error: unknown) => {
    // Another process accepted the same command while this one waited for the play.
    if (brokenConstraint(error) === COMMAND_IS_KNOWN) return carryOutNow(db, claim, order);
    throw error;
  };
  return races().lines.take(order.playId, order.at, () => carryOutNow(db, claim, order).catch(again));
}

async function carryOutNow(db: Db, claim: Claim, order: Order): Promise<Answer> {
  const done = await db.transaction(async (tx) => {
    const { play, known } = await lockPlayFor(tx, order.playId, order.commandId);
    const by = await claim(tx, play);
    const rules = rulesOf(play.game);
    const folded = await foldedPlay(tx, play);
    const seat = by.kind === "seat" ? by.seat : undefined;
    if (known !== undefined) {
      const lines = await loadLines(tx, play.id, known.fromVersion, known.toVersion);
      return { answer: accepted(play, folded, lines, seat, known.toVersion) };
    }
    if (play.finishedAt !== null)
      return { answer: { kind: "refused", refusal: "play-is-over", version: play.version } as const };
    if (rules.tempo === "turns" && by.kind !== "clock" && order.version !== folded.version) {
      const missed = seenLines(play.game, folded.log.slice(order.version ?? 0), seat);
      return { answer: { kind: "refused", refusal: "stale-version", version: folded.version, missed } as const };
    }
    // A stamp may be older than what came through another process; the log's time never runs back.
    const at = Math.max(order.at, folded.log.at(-1)?.at ?? 0);
    const verdict = judge({ rules, folded, seeds: play.seeds }, { ...order, at, by });
    if (verdict.kind !== "accepted") return { answer: { ...verdict, version: folded.version } };
    const { next, seeds, accepted: command } = verdict;
    const { lines } = command;
    const changed = await record(tx, { play, rules, folded, next, commands: [command], seeds });
    return { answer: accepted(play, next, lines, seat, next.version), told: { play, folded: next, lines, ...changed } };
  });
  if (done.told !== undefined) {
    runtime().plays.set(order.playId, done.told.folded);
    await publish(done.told);
  }
  return done.answer;
}

function accepted(
  play: PlayRow,
  folded: Folded<unknown, unknown>,
  lines: readonly Recorded<unknown>[],
  seat: number | undefined,
  version: number,
): Answer {
  return {
    kind: "accepted",
    version,
    lines: seenLines(play.game, lines, seat),
    ...(rulesOf(play.game).tempo === "sides" ? {} : { view: seenView(play.game, folded, seat) }),
  };
}
