import type { CommandOf } from "../command";
import type { EventOf } from "../event";
import { clubOf } from "../evolve/changes";
import { beginPeriod } from "../flow/turns";
import type { Unfolding } from "../flow/unfolding";
import { type Fault, fault } from "../refusals";
import { cardsIn } from "../squad";
import type { State } from "../state";

/** Why a sheet may not be chosen (J34, option). */
export function chooseSheetFault(state: State, { seat, sheet }: CommandOf<"choose-sheet">): Fault {
  if (state.phase.kind !== "draft") return fault("no-draft");
  if (state.phase.seat !== seat) return fault("not-your-turn", { seat: state.phase.seat });
  return freeSheets(state).includes(sheet) ? undefined : fault("sheet-taken", { sheet });
}

/** Sheets that no club has yet. */
export function freeSheets(state: State): readonly string[] {
  const taken = state.clubs.map(({ sheet }) => sheet);
  return [...cardsIn(state).sheets.keys()].filter((sheet) => !taken.includes(sheet));
}

/** The next coach chooses; when all have, rivals get what is left at random and the transfer period begins. */
export function chooseSheet(u: Unfolding, { seat, sheet }: CommandOf<"choose-sheet">): void {
  u.add({ type: "sheet-chosen", seat, sheet });
  const next = u.state.order.find((coach) => clubOf(u.state, coach).sheet === "");
  if (next !== undefined) {
    u.add({ type: "draft-turn-began", seat: next });
    return;
  }
  const random = u.dice.shuffle(freeSheets(u.state), "sheets");
  const sheets: EventOf<"sheets-dealt">["sheets"] = u.state.clubs.flatMap((club, rival) => {
    const dealt = club.kind === "rival" ? random.shift() : undefined;
    return dealt === undefined ? [] : [{ seat: rival, sheet: dealt }];
  });
  u.add({ type: "sheets-dealt", sheets });
  beginPeriod(u, 0);
}
