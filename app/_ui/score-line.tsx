import type { ScoreBugProps } from "./score-bug";

/** A `ScoreBug` in one line, for heads and lists; names should be short. */
export function ScoreLine({ home, away, clock }: Omit<ScoreBugProps, "children">) {
  return (
    <span className="bug bug-line">
      <span className="bug-side bug-home">
        <span className="bug-club">{home.name}</span>
        <span className="bug-score">{home.score}</span>
      </span>
      <span className="bug-mid">
        <span className="bug-clock">{clock}</span>
      </span>
      <span className="bug-side bug-away">
        <span className="bug-club">{away.name}</span>
        <span className="bug-score">{away.score}</span>
      </span>
    </span>
  );
}
