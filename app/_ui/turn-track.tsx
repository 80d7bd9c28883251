import { classNames } from "./class-names";

interface TurnTrackProps {
  /** Turns of a half for each side. */
  readonly turns: number;
  /** Turns finished. */
  readonly home: number;
  readonly away: number;
  readonly now?: "home" | "away" | undefined;
  /** What it says, for those who cannot see it. */
  readonly label: string;
}

/** The turns of a half: solid for home, hatched for away, the bib on the one running. */
export function TurnTrack({ turns, home, away, now, label }: TurnTrackProps) {
  return (
    <div className="track" role="img" aria-label={label}>
      <Row side="home" turns={turns} done={home} running={now === "home"} />
      <Row side="away" turns={turns} done={away} running={now === "away"} />
    </div>
  );
}

interface RowProps {
  readonly side: "home" | "away";
  readonly turns: number;
  readonly done: number;
  readonly running: boolean;
}

function Row({ side, turns, done, running }: RowProps) {
  return (
    <span className={`track-row track-${side}`}>
      {Array.from({ length: turns }, (_, turn) => (
        <i key={turn} className={classNames(turn < done && "on", running && turn === done && "now")} />
      ))}
    </span>
  );
}
