import { askDatabase, type CliCommand } from "@/server/cli-door";
import { type Answer, answerOf, Refused } from "./answer";

/** Has a command carried out where the database is; its input is read first, so that nothing is opened in vain. */
export function fromDatabase(command: CliCommand, inputOf: () => Promise<unknown>): Promise<Answer> {
  return answerOf(async () => {
    const answer = await askDatabase(command, await inputOf(), process.env);
    if (!answer.ok) throw new Refused(answer.message);
    return answer.output;
  });
}
