import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { FieldHint } from "./field";
import { Icon } from "./icon";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode | undefined;
  readonly icon?: string | undefined;
  readonly disabled?: boolean | undefined;
}

interface ChoicesProps<Value extends string> {
  readonly label: ReactNode;
  readonly hideLabel?: boolean | undefined;
  readonly name?: string | undefined;
  readonly choices: readonly Choice<Value>[];
  /** With `onPick`: the one chosen now. */
  readonly value?: Value | undefined;
  /** In a form without script: the one chosen first. */
  readonly defaultValue?: Value | undefined;
  readonly onPick?: ((value: Value) => void) | undefined;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
}

const LOOKS = {
  segments: { group: "seg", choice: undefined, iconSize: "sm" },
  fill: { group: "seg seg-fill", choice: undefined, iconSize: "sm" },
  list: { group: "grid", choice: "tick", iconSize: "md" },
  cards: { group: "grid gap-2", choice: "choice", iconSize: "md" },
} as const;

/** One of two to five short words, side by side. */
export function SegmentedControl<Value extends string>({
  fill = false,
  ...props
}: ChoicesProps<Value> & { readonly fill?: boolean }) {
  return <Choices {...props} look={fill ? "fill" : "segments"} />;
}

/** One of a list; `cards` makes each a large target with a word about it. */
export function RadioGroup<Value extends string>({
  look = "list",
  ...props
}: ChoicesProps<Value> & { readonly look?: "list" | "cards" }) {
  return <Choices {...props} look={look} />;
}

function Choices<Value extends string>(props: ChoicesProps<Value> & { readonly look: keyof typeof LOOKS }) {
  const { label, hideLabel, name, choices, value, defaultValue, onPick, hint, error } = props;
  const look = LOOKS[props.look];
  const id = useId();
  const isDescribed = hint !== undefined || error !== undefined;
  return (
    <fieldset className="field" aria-describedby={isDescribed ? `${id}-hint` : undefined}>
      <legend className={classNames(hideLabel && "sr-only")}>{label}</legend>
      <span className={look.group}>
        {choices.map((choice) => (
          <label key={choice.value} className={look.choice}>
            <input
              type="radio"
              name={name ?? id}
              value={choice.value}
              disabled={choice.disabled}
              checked={onPick && choice.value === value}
              defaultChecked={onPick ? undefined : choice.value === defaultValue}
              onChange={onPick && (() => onPick(choice.value))}
            />
            {choice.icon !== undefined && <Icon path={choice.icon} size={look.iconSize} />}
            <span className="grow">
              {choice.label}
              {choice.hint !== undefined && <small className="block">{choice.hint}</small>}
            </span>
          </label>
        ))}
      </span>
      <FieldHint id={id} hint={hint} error={error} />
    </fieldset>
  );
}
