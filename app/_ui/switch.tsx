import type { ComponentProps, ReactNode } from "react";

type Tickable = Omit<ComponentProps<"input">, "type" | "className" | "children"> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode | undefined;
};

/** On or off, at once. */
export function Switch({ label, hint, ...rest }: Tickable) {
  return (
    <label className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
      <input {...rest} type="checkbox" role="switch" />
      <Words label={label} hint={hint} />
    </label>
  );
}

/** Yes or no, when the form is sent. */
export function Checkbox({ label, hint, ...rest }: Tickable) {
  return (
    <label className="tick">
      <input {...rest} type="checkbox" />
      <Words label={label} hint={hint} />
    </label>
  );
}

function Words({ label, hint }: Pick<Tickable, "label" | "hint">) {
  return (
    <span>
      {label}
      {hint !== undefined && <small className="hint block">{hint}</small>}
    </span>
  );
}
