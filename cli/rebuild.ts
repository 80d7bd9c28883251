import { z } from "zod";
import { type Answer, Misused } from "./answer";
import { argumentsOf } from "./arguments";
import { fromDatabase } from "./from-database";

export const usage = `usage: dugout rebuild --check
  Folds every play and every club book again, checks every face against its seed, and compares with what is stored.
  Exits with 1 and lists what does not agree.`;

const Checked = z.looseObject({ disagreements: z.array(z.looseObject({ where: z.string(), what: z.string() })) });

export async function run(args: readonly string[]): Promise<Answer> {
  const answer = await fromDatabase("rebuild-check", async () => mustCheck(args));
  if (answer.exit !== 0) return answer;
  const { disagreements } = Checked.parse(answer.output);
  const [first] = disagreements;
  if (first === undefined) return answer;
  const more = disagreements.length === 1 ? "" : `, and ${disagreements.length - 1} more`;
  return {
    exit: 1,
    message: `${first.where}: ${first.what} does not agree with the log${more}`,
    output: answer.output,
  };
}

function mustCheck(args: readonly string[]): void {
  const { values } = argumentsOf(args, { check: { type: "boolean" } }, { least: 0, most: 0 });
  if (values.check !== true) throw new Misused("--check is missing: nothing else is stored that could be rebuilt");
}
