import type { Roster } from "../../data/shapes";
import type { Edition } from "../../editions/model";
import { pieces, type Sum, sumOf, type Term } from "../../money/sum";
import { findPosition } from "../rosters";
import type { Draft } from "./model";

/** What a draft costs, line by line, in gold pieces; players of unknown positions cost nothing. */
export function draftCost(
  draft: Draft,
  roster: Roster,
  { staff, draft: rules }: Pick<Edition, "staff" | "draft">,
): Sum {
  const fansBought = Math.max(0, draft.dedicatedFans - 1);
  return sumOf([
    ...playerLines(draft, roster),
    pieces("rerolls", draft.rerolls, roster.rerollPrice),
    pieces("assistant-coaches", draft.assistantCoaches, staff.assistantCoaches.price),
    pieces("cheerleaders", draft.cheerleaders, staff.cheerleaders.price),
    pieces("apothecary", draft.apothecary ? 1 : 0, staff.apothecary.price),
    pieces("dedicated-fans", fansBought, rules.fans.price),
  ]);
}

function playerLines({ players }: Draft, roster: Roster): Term[] {
  const fees = players.map(({ position }) => findPosition(position, roster)?.cost ?? 0);
  return [{ term: "players", value: fees.reduce((sum, fee) => sum + fee, 0), count: players.length }];
}
