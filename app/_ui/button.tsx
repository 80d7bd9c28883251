import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

export interface ButtonLook {
  /** `primary` once per sheet; `now` only for what is on now. */
  readonly variant?: "plain" | "primary" | "quiet" | "danger" | "now" | undefined;
  /** 48, 64 (at the table) or 88 px (the one big thing). */
  readonly size?: "normal" | "table" | "hero" | undefined;
  readonly fill?: boolean | undefined;
}

interface Icons {
  readonly icon?: string | undefined;
  readonly iconEnd?: string | undefined;
}

/** The look of a button for anything that acts as one, such as a router link. */
export function buttonClass({ variant = "plain", size = "normal", fill = false }: ButtonLook, className?: string) {
  return classNames(
    "btn",
    variant !== "plain" && `btn-${variant}`,
    size !== "normal" && `btn-${size}`,
    fill && "btn-fill",
    className,
  );
}

/** A busy button keeps its place and its focus, and does nothing. */
export function Button({
  variant,
  size,
  fill,
  icon,
  iconEnd,
  busy = false,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonLook & Icons & ComponentProps<"button"> & { readonly busy?: boolean | undefined }) {
  return (
    <button
      {...rest}
      type={busy ? "button" : type}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, fill }, className)}
    >
      {icon !== undefined && <Icon path={icon} />}
      {children}
      {iconEnd !== undefined && <Icon path={iconEnd} />}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  fill,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLook & Icons & ComponentProps<"a">) {
  return (
    <a {...rest} className={buttonClass({ variant, size, fill }, className)}>
      {icon !== undefined && <Icon path={icon} />}
      {children}
      {iconEnd !== undefined && <Icon path={iconEnd} />}
    </a>
  );
}
