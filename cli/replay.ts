import { digestOf, ExportedPlay } from "@/engine/core/export";
import { type Folded, fold, foldOn, type Recorded, Withdrawn } from "@/engine/core/play";
import type { AnyRules } from "@/engine/core/rules";
import { simulations } from "@/engine/simulations";
import { type Answer, answerOf, type Io, Refused } from "./answer";
import { argumentsOf } from "./arguments";
import { readJson, shaped } from "./read-json";

export const usage = `usage: dugout replay [FILE]
  Folds an exported play again and prints its results and the digest of its log.
  Exits with 1 and names the first event that does not fit otherwise.`;

export const run = (args: readonly string[], io: Io): Promise<Answer> => answerOf(() => replayOf(args, io));

async function replayOf(args: readonly string[], io: Io) {
  const [file] = argumentsOf(args, {}, { least: 0, most: 1 }).positionals;
  const where = file ?? "standard input";
  const exported = await readJson(io, file, ExportedPlay);
  const simulation = await simulations[exported.game]?.();
  if (simulation === undefined) throw new Refused(`${where}: ${exported.game} cannot be replayed yet`);
  const { rules } = simulation;
  const log = exported.lines.map((line, index): Recorded<unknown> => {
    if (line.seq !== index) throw new Refused(`${where}: lines[${index}].seq: expected ${index}, not ${line.seq}`);
    return { ...line, event: eventOf(rules, where, exported, index) };
  });
  const play = folded(rules, where, log);
  return { ok: true, results: rules.results(play.state), digest: digestOf(log) };
}

function eventOf(rules: AnyRules, where: string, { lines, eventFormat }: ExportedPlay, index: number): unknown {
  const event = lines[index]?.event;
  const withdrawn = Withdrawn.safeParse(event);
  if (withdrawn.success) return withdrawn.data;
  const lifted = eventFormat === rules.format ? event : rules.upcast(event, eventFormat);
  return shaped(`${where}: lines[${index}].event`, lifted, rules.event);
}

/** Folds line by line, so that the first line that does not fit can be named. */
function folded(rules: AnyRules, where: string, log: readonly Recorded<unknown>[]): Folded<unknown, unknown> {
  let play: Folded<unknown, unknown> | undefined;
  for (const line of log) {
    try {
      play = play === undefined ? fold(rules, [line]) : foldOn(rules, play, [line]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Refused(`${where}: lines[${line.seq}].event does not fit: ${reason}`, { ok: false, line: line.seq });
    }
  }
  if (play === undefined) throw new Refused(`${where}: lines: the log is empty`);
  return play;
}
