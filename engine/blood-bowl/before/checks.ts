import { refuse } from "../../core/decision";
import type { State } from "../state";
import { BEFORE_STEPS, type BeforeStep, openStep } from "./steps";

/** Why that step before the match is not open. */
export function beforeRefusal(state: State, wanted: BeforeStep) {
  const step = openStep(state);
  if (step === wanted) return undefined;
  if (step === undefined) return refuse("wrong-phase");
  return BEFORE_STEPS.indexOf(step) < BEFORE_STEPS.indexOf(wanted)
    ? refuse("earlier-step-open", { step })
    : refuse("already-done");
}
