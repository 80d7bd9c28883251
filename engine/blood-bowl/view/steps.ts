/** A step of a fixed order for a stepper. */
export interface StepView<Step extends string> {
  readonly step: Step;
  readonly state: "done" | "open" | "waiting";
}

/** How a step stands to the one that is open; `undefined` is open when all are done. */
export function stateOf<Step extends string>(
  step: Step,
  open: Step | undefined,
  order: readonly Step[],
): StepView<Step>["state"] {
  if (step === open) return "open";
  return open === undefined || order.indexOf(step) < order.indexOf(open) ? "done" : "waiting";
}
