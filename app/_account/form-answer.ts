/** What a form shows after it was sent: what is wrong where, what was refused, or that it is done. */
export interface FormAnswer {
  readonly faults: Readonly<Record<string, string>>;
  readonly refusal?: string | undefined;
  readonly done?: string | undefined;
  /** What was typed, without passwords and codes, for a browser without script. */
  readonly typed: Readonly<Record<string, string>>;
}

export const UNSENT: FormAnswer = { faults: {}, typed: {} };

/** An action of a form, as `useActionState` calls it. */
export type FormAction = (before: FormAnswer, form: FormData) => Promise<FormAnswer>;
