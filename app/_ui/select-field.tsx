import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names";
import { Field, type FieldTexts, fieldAttributes } from "./field";
import { Icon } from "./icon";
import { chevronDown } from "./icon-paths";

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<"select">, "children"> {
  readonly options: readonly (Option | { readonly group: string; readonly options: readonly Option[] })[];
}

/** The browser's own list: the best there is on a phone. */
export function SelectField({ label, hint, error, options, className, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="select">
        <select {...rest} {...fieldAttributes(id, { label, hint, error })} className={classNames("input", className)}>
          {options.map((option) =>
            "group" in option ? (
              <optgroup key={option.group} label={option.group}>
                {option.options.map(optionElement)}
              </optgroup>
            ) : (
              optionElement(option)
            ),
          )}
        </select>
        <Icon path={chevronDown} />
      </span>
    </Field>
  );
}

function optionElement({ value, label, disabled }: Option) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
