import type { ReactNode } from "react";
import { classNames } from "./class-names";

export interface BugSide {
  readonly name: string;
  readonly score: ReactNode;
  readonly sub?: ReactNode | undefined;
  readonly crest?: ReactNode | undefined;
  /** It is this side's turn. */
  readonly isOn?: boolean | undefined;
}

export interface ScoreBugProps {
  readonly home: BugSide;
  readonly away: BugSide;
  /** "Half 2 · Turn 6", "Full time" */
  readonly clock: ReactNode;
  /** Below the clock, such as a `TurnTrack`. */
  readonly children?: ReactNode | undefined;
}

/** The score as the largest thing on the screen. */
export function ScoreBug({ home, away, clock, children }: ScoreBugProps) {
  return (
    <div className="bug bug-full">
      <Plate side="home" {...home} />
      <div className="bug-mid">
        <div className="bug-clock">{clock}</div>
        {children}
      </div>
      <Plate side="away" {...away} />
    </div>
  );
}

function Plate({ side, name, score, sub, crest, isOn = false }: BugSide & { side: "home" | "away" }) {
  return (
    <div className={classNames("bug-side", `bug-${side}`, isOn && "is-on")} aria-current={isOn || undefined}>
      {crest}
      <div className="grow">
        <div className="bug-club">{name}</div>
        {sub !== undefined && <div className="bug-sub">{sub}</div>}
      </div>
      <div className="bug-score">{score}</div>
    </div>
  );
}
