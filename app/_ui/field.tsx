import type { ReactNode } from "react";
import { Icon } from "./icon";
import { circleAlert } from "./icon-paths";

export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode | undefined;
  /** What is wrong and what to do; replaces the hint. */
  readonly error?: string | undefined;
}

/** What an input needs so that its label, hint and error belong to it. */
export function fieldAttributes(id: string, { hint, error }: FieldTexts) {
  const described = error !== undefined || (hint !== undefined && hint !== "");
  return {
    id,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": described ? `${id}-hint` : undefined,
  } as const;
}

/** A label above, an input, and below it a hint or what is wrong. */
export function Field({ id, label, hint, error, children }: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldHint id={id} hint={hint} error={error} />
    </div>
  );
}

/** The line below an input; an error is announced when it appears. */
export function FieldHint({ id, hint, error }: Omit<FieldTexts, "label"> & { id: string }) {
  if (error !== undefined) {
    return (
      <span className="hint hint-error" id={`${id}-hint`} role="alert">
        <Icon path={circleAlert} size="sm" />
        {error}
      </span>
    );
  }
  if (hint === undefined || hint === "") return undefined;
  return (
    <span className="hint" id={`${id}-hint`}>
      {hint}
    </span>
  );
}
