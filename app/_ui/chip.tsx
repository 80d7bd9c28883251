import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface ChipProps {
  /** `won` puts a plus before the word; `line` is for states such as Conceded; `skill` is the quietest. */
  readonly tone?: "plain" | "won" | "good" | "bad" | "warn" | "gold" | "home" | "away" | "line" | "skill" | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Chip({ tone = "plain", className, children }: ChipProps) {
  return <span className={classNames("chip", tone !== "plain" && `chip-${tone}`, className)}>{children}</span>;
}

/** What is being played at this moment. */
export function LiveChip({ children }: { readonly children: ReactNode }) {
  return (
    <span className="chip chip-live">
      <LiveDot />
      {children}
    </span>
  );
}

/** The one thing that loops. */
export function LiveDot() {
  return <i className="live-dot" aria-hidden />;
}

/** Three or four letters that say why something is off. */
export function Tag({
  tone = "line",
  children,
}: {
  readonly tone?: "warn" | "bad" | "line";
  readonly children: ReactNode;
}) {
  return <span className={`token-tag tag-${tone}`}>{children}</span>;
}
