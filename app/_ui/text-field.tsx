import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names";
import { Field, type FieldTexts, fieldAttributes } from "./field";

export function TextField({ label, hint, error, className, ...rest }: FieldTexts & ComponentProps<"input">) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...rest} {...fieldAttributes(id, { label, hint, error })} className={classNames("input", className)} />
    </Field>
  );
}

export function TextareaField({ label, hint, error, className, ...rest }: FieldTexts & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea {...rest} {...fieldAttributes(id, { label, hint, error })} className={classNames("input", className)} />
    </Field>
  );
}
