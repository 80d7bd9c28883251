import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { check } from "./icon-paths";

export type StepState = "done" | "now" | "next";

interface StepperProps {
  readonly label: string;
  readonly steps: readonly { readonly label: string; readonly state: StepState }[];
  readonly side?: "home" | "away" | undefined;
}

/** Where a sequence stands, in one line. */
export function Stepper({ label, steps, side = "home" }: StepperProps) {
  return (
    <ol className={classNames("steps", side === "away" && "steps-away")} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={index}
          className={classNames("step", step.state !== "next" && `step-${step.state}`)}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          {step.label}
        </li>
      ))}
    </ol>
  );
}

interface RailStepProps {
  readonly number: number;
  readonly title: string;
  readonly state: StepState;
  /** Done steps shrink to this line. */
  readonly summary?: ReactNode | undefined;
  /** What came of it: +85,000, 4 → 5. */
  readonly outcome?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
}

/** One step of a sequence one works through, inside an `<ol>`. */
export function RailStep({ number, title, state, summary, outcome, children }: RailStepProps) {
  return (
    <li className={`rail-step rail-${state}`} aria-current={state === "now" ? "step" : undefined}>
      <div className="rail" aria-hidden>
        <span className="rail-no">{state === "done" ? <Icon path={check} /> : number}</span>
      </div>
      <div className="rail-body">
        <div className="rail-line">
          <h3>{title}</h3>
          {summary !== undefined && <div className="small muted grow">{summary}</div>}
          {outcome !== undefined && <span className="rail-out">{outcome}</span>}
        </div>
        {children}
      </div>
    </li>
  );
}
