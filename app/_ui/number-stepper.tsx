"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { FieldHint, type FieldTexts } from "./field";
import { IconButton } from "./icon-button";
import { minus, plus } from "./icon-paths";

interface NumberStepperProps extends FieldTexts {
  readonly label: string;
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly onChange: (value: number) => void;
  /** How the number is shown, such as an amount of gold. */
  readonly show?: ((value: number) => string) | undefined;
  readonly name?: string | undefined;
  readonly hideLabel?: boolean | undefined;
}

/** A small whole number, one tap at a time. */
export function NumberStepper(props: NumberStepperProps) {
  const {
    label,
    hint,
    error,
    value,
    min = 0,
    max = Number.MAX_SAFE_INTEGER,
    step = 1,
    onChange,
    show = String,
  } = props;
  const t = useTranslations("ui");
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={hint !== undefined || error !== undefined ? `${id}-hint` : undefined}>
      <legend className={props.hideLabel ? "sr-only" : undefined}>{label}</legend>
      <span className="count-step">
        <IconButton
          icon={minus}
          label={t("less", { what: label })}
          disabled={value - step < min}
          onClick={() => onChange(value - step)}
        />
        <output>{show(value)}</output>
        <IconButton
          icon={plus}
          label={t("more", { what: label })}
          disabled={value + step > max}
          onClick={() => onChange(value + step)}
        />
      </span>
      {props.name !== undefined && <input type="hidden" name={props.name} value={value} />}
      <FieldHint id={id} hint={hint} error={error} />
    </fieldset>
  );
}
