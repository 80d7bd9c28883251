import type { Command } from "./model";
import { standInAt } from "./presence";
import type { State } from "./state";

/** What the clock must do next: close the window, or act for an absent player. */
export function nextDue({ table }: State): { readonly at: number; readonly command: Command } | undefined {
  const closesAt = table.window?.closesAt;
  if (closesAt !== undefined) return { at: closesAt, command: { type: "close-window" } };
  const at = standInAt(table);
  return at === undefined ? undefined : { at, command: { type: "stand-in", seat: table.turn } };
}
