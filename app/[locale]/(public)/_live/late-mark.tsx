"use client";

import { type ReactNode, useEffect, useState } from "react";

interface LateMarkProps {
  /** ms since the epoch; undefined is never late. */
  readonly after: number | undefined;
  readonly label: string;
  /** What stands there in time. */
  readonly children: ReactNode;
}

/** Says that a date is over. A page that is kept does not know today, so the reader's device decides. */
export function LateMark({ after, label, children }: LateMarkProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => setLate(after !== undefined && after < Date.now()), [after]);
  return isLate ? <span className="chip chip-warn">{label}</span> : children;
}
