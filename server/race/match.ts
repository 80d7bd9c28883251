import type { DiceSeed } from "@/db/schema";
import type { Folded, Recorded } from "@/engine/core/play";
import type { Actor } from "@/engine/core/rules";
import { endsRound } from "@/engine/ligretto-fussball";
import type { Answer } from "../plays/act";
import { rulesOf } from "../plays/folded";
import { judge } from "../plays/judge";
import { seenLines, seenView } from "../plays/seen";
import type { PlayRow } from "../plays/store";
import type { Writer } from "./writer";

/** A command for a race with its actor settled and its stamp taken (ms since the epoch). */
export interface Move {
  readonly by: Actor;
  readonly commandId: string;
  readonly command: unknown;
  readonly at: number;
  readonly userId: string | undefined;
}

/** A live race in the memory of the process that holds it. */
export interface Match {
  readonly play: PlayRow;
  /** When this process took it (ms): what was told in an earlier term and is not in the log has never been. */
  readonly term: number;
  /** The newest state, which the log reaches a little later. */
  now(): Folded<unknown, unknown>;
  /**
   * Judges at once, in the order of the calls, and tells everybody. Only what ends a round is told and answered when
   * it is stored. @throws AppError `race-interrupted` where it could not be stored
   */
  move(move: Move): Answer | Promise<Answer>;
  /** Does what the clock has to do by now; nothing where nothing is due. */
  tick(at: number): void;
}

/** What a match is opened with, and whom it tells. */
export interface MatchParts {
  readonly play: PlayRow;
  readonly folded: Folded<unknown, unknown>;
  /** Commands that were accepted before, by their ids: where their lines stand. */
  readonly known: Map<string, CommandLines>;
  readonly term: number;
  readonly writer: Writer;
  readonly tell: (match: Match, folded: Folded<unknown, unknown>, lines: readonly Recorded<unknown>[]) => void;
  readonly wake: (playId: string, at: number | undefined) => void;
}

interface CommandLines {
  readonly from: number;
  readonly to: number;
}

export function createMatch({ play, folded: first, known, term, writer, tell, wake }: MatchParts): Match {
  const rules = rulesOf(play.game);
  let folded = first;
  let seeds: readonly DiceSeed[] = play.seeds;
  /** The latest telling that waits for the log; what comes later waits behind it. */
  let waiting: Promise<void> | undefined;
  const match: Match = { play, term, now: () => folded, move, tick };
  const wakeForNext = () => wake(play.id, rules.nextDue(folded.state)?.at);
  wakeForNext();
  return match;

  function move({ by, commandId, command, at: stamp, userId }: Move): Answer | Promise<Answer> {
    const seat = by.kind === "seat" ? by.seat : undefined;
    const before = known.get(commandId);
    if (before !== undefined) return answerAfter(waiting, accepted(before, seat));
    const { version } = folded;
    // The clock of a machine may be set back; the log's time never runs back.
    const at = Math.max(stamp, folded.log.at(-1)?.at ?? 0);
    const verdict = judge({ rules, folded, seeds }, { by, commandId, command, at, userId, dice: { source: "app" } });
    if (verdict.kind !== "accepted") return { ...verdict, version };
    const { next, accepted: done } = verdict;
    const isUrgent = done.lines.some(({ event }) => endsRound(event));
    const stored = writer.add({ play, rules, folded, next, commands: [done], seeds: verdict.seeds }, isUrgent);
    folded = next;
    seeds = verdict.seeds;
    const lines = { from: version, to: next.version };
    known.set(commandId, lines);
    wakeForNext();
    const answer = accepted(lines, seat);
    if (!isUrgent && waiting === undefined) {
      tell(match, next, done.lines);
      return answer;
    }
    const told = Promise.all([waiting, stored]).then(() => tell(match, next, done.lines));
    waiting = told;
    const settle = () => {
      if (waiting === told) waiting = undefined;
    };
    told.then(settle, settle);
    return answerAfter(told, answer);
  }

  function tick(at: number): void {
    const due = rules.nextDue(folded.state);
    if (due === undefined) return;
    if (due.at > at) {
      wakeForNext();
      return;
    }
    const commandId = `clock-${folded.version}`;
    const answer = move({ by: { kind: "clock" }, commandId, command: due.command, at, userId: undefined });
    // A round that could not be stored is taken up from the log; that has its own clock.
    if (answer instanceof Promise) answer.catch(() => {});
  }

  function accepted({ from, to }: CommandLines, seat: number | undefined): Answer {
    const lines = seenLines(play.game, folded.log.slice(from, to), seat);
    return { kind: "accepted", version: to, lines, view: seenView(play.game, folded, seat) };
  }
}

const answerAfter = (told: Promise<void> | undefined, answer: Answer) =>
  told === undefined ? answer : told.then(() => answer);
