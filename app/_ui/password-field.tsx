"use client";

import { type ComponentProps, useId, useState } from "react";
import { Field, type FieldTexts, fieldAttributes } from "./field";
import { IconButton } from "./icon-button";
import { eye, eyeOff } from "./icon-paths";

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "type" | "className"> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

export function PasswordField({ label, hint, error, showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="relative block">
        <input
          {...rest}
          {...fieldAttributes(id, { label, hint, error })}
          type={shown ? "text" : "password"}
          className="input pr-13"
        />
        <IconButton
          className="absolute right-0 top-0"
          icon={shown ? eyeOff : eye}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      </span>
    </Field>
  );
}
