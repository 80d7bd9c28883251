import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

interface IconAlone {
  readonly icon: string;
  readonly label: string;
}

/** A button that is only an icon: for close, back, search and menu alone. */
export function IconButton({ icon, label, className, ...rest }: IconAlone & ComponentProps<"button">) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames("icon-btn", className)}>
      <Icon path={icon} />
    </button>
  );
}

export function IconLink({
  icon,
  label,
  href,
  className,
  ...rest
}: IconAlone & ComponentProps<"a"> & { href: string }) {
  return (
    <a {...rest} href={href} aria-label={label} className={classNames("icon-btn", className)}>
      <Icon path={icon} />
    </a>
  );
}
