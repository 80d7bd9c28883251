import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface StateLineProps {
  readonly state: "saved" | "waiting" | "offline";
  /** "Saved 19:42", "3 waiting", "Offline, 12 waiting. Nothing is lost." */
  readonly children: ReactNode;
}

/** Saved is a disc, waiting a square, offline a triangle. */
export function StateLine({ state, children }: StateLineProps) {
  return (
    <span className={classNames("stateline", state !== "saved" && `state-${state}`)} role="status">
      <i aria-hidden />
      {children}
    </span>
  );
}
