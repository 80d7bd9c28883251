import { classNames } from "./class-names";

interface IconProps {
  /** An outline of `icon-paths.ts`. */
  readonly path: string;
  readonly size?: "sm" | "md" | "lg" | undefined;
  /** Only where no word stands beside it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function Icon({ path, size = "md", label, className }: IconProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={classNames("icon", size !== "md" && `icon-${size}`, className)}
      viewBox="0 0 24 24"
    >
      <path d={path} />
    </svg>
  );
}
