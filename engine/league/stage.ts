import type { TieId } from "./bracket";

/** What a tie is about: how many are still in (2 is the final, 4 a semi-final), or the third place. */
export type Stage = number | "third";

/** The stage of a tie in a bracket of so many entries. */
export function stageOf(tie: TieId, entries: number): Stage {
  if (tie === "third") return "third";
  const [, round = "1"] = /^r(\d+)-/.exec(tie) ?? [];
  return 2 ** (Math.ceil(Math.log2(entries)) + 1 - Number(round));
}
