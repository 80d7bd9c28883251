import { openPairing, SwissFile, withNextRound } from "@/engine/league/swiss-file";
import { type Answer, answerOf, type Io, Refused } from "./answer";
import { argumentsOf, listOf } from "./arguments";
import { readJson } from "./read-json";

export const usage = `usage: dugout swiss [FILE.json] [options]
  Draws the next round of a Swiss tournament (a file or standard input) and prints the tournament with it.
  --absent a,b   players who do not play this round
  --seed S       draws the order of players who are level, instead of the order in the file`;

export const run = (args: readonly string[], io: Io): Promise<Answer> => answerOf(() => drawOf(args, io));

async function drawOf(args: readonly string[], io: Io): Promise<SwissFile> {
  const options = { absent: { type: "string" }, seed: { type: "string" } } as const;
  const { values, positionals } = argumentsOf(args, options, { least: 0, most: 1 });
  const [file] = positionals;
  const tournament = await readJson(io, file, SwissFile);
  const where = file ?? "standard input";
  const open = openPairing(tournament);
  if (open !== undefined) {
    throw new Refused(`${where}: round ${open.round}: ${open.home} against ${open.away} has no result yet`);
  }
  const absent = listOf(values.absent ?? "");
  const stranger = absent.find((player) => !tournament.players.includes(player));
  if (stranger !== undefined) throw new Refused(`--absent: "${stranger}" is not among the players`);
  const drawn = withNextRound(tournament, values.seed === undefined ? { absent } : { absent, seed: values.seed });
  if (drawn.rounds.at(-1)?.pairings.length === 0) throw new Refused(`${where}: fewer than two players are there`);
  return drawn;
}
