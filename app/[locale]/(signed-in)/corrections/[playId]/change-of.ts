import type { Change, Command } from "@/engine/blood-bowl";
import type { TypedFace } from "@/engine/core/play-dice";
import type { CorrectableLine } from "./shapes";

/** The change that a form describes; `undefined` while it describes what was recorded. */
export function changeOf(
  { seq, draws, command: recorded }: Pick<CorrectableLine, "seq" | "draws" | "command">,
  command: Command | undefined,
  faces: readonly (number | undefined)[],
): Change | undefined {
  const read = draws.map(({ purpose, sides, face }, index) => ({ purpose, sides, face: faces[index] ?? face }));
  const isOther = read.some(({ face }, index) => face !== draws[index]?.face);
  if (command === undefined || JSON.stringify(command) === JSON.stringify(recorded)) {
    return isOther ? { kind: "roll", seq, faces: read } : undefined;
  }
  return { kind: "replace", seq, command, faces: facesFor(command, recorded, read, isOther) };
}

/** The same faces are those of another victim; otherwise only what was read differently is told again. */
function facesFor(
  command: Command,
  recorded: Command | undefined,
  read: readonly TypedFace[],
  isOther: boolean,
): TypedFace[] {
  if (command.type !== "casualty" || recorded?.type !== "casualty") return isOther ? [...read] : [];
  const [now, before] = [command.victim, recorded.victim];
  if (now.side === before.side && now.player === before.player) return isOther ? [...read] : [];
  return read.map((face) => ({
    ...face,
    purpose: face.purpose.replace(`:${before.side}:${before.player}`, `:${now.side}:${now.player}`),
  }));
}
