import type { Seat } from "../../core/rules";
import type { Automatic } from "../model";
import type { Refusal } from "../refusals";
import type { Script } from "../script";
import { areaOf } from "../table";

/** The seat is away from now on; after the grace time somebody plays for it (LF-127). */
export function goAway(script: Script, seat: Seat): Refusal | undefined {
  if (areaOf(script.state().table, seat).awaySince !== undefined) return "already-away";
  script.add({ type: "went-away", seat });
  return undefined;
}

/** The seat is back. */
export function comeBack(script: Script, seat: Seat): Refusal | undefined {
  if (areaOf(script.state().table, seat).awaySince === undefined) return "not-away";
  script.add({ type: "came-back", seat });
  return undefined;
}

/** Answers set beforehand count for windows that open from now on. */
export function setAutomatic(script: Script, seat: Seat, automatic: Automatic): undefined {
  script.add({ type: "automatic-set", seat, automatic });
}
