import { classNames } from "./class-names";

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[24, 24]],
  2: [
    [15, 15],
    [33, 33],
  ],
  3: [
    [14, 14],
    [24, 24],
    [34, 34],
  ],
  4: [
    [15, 15],
    [33, 15],
    [15, 33],
    [33, 33],
  ],
  5: [
    [14, 14],
    [34, 14],
    [24, 24],
    [14, 34],
    [34, 34],
  ],
  6: [
    [15, 13],
    [15, 24],
    [15, 35],
    [33, 13],
    [33, 24],
    [33, 35],
  ],
};

const BODIES: Readonly<Record<number, { readonly outline: string; readonly middle: number }>> = {
  3: { outline: "M24 5L45 41H3z", middle: 30 },
  8: { outline: "M24 2L44 24 24 46 4 24z", middle: 24.5 },
};

/** Any die without a shape of its own is drawn as a D16. */
const MANY_SIDED = { outline: "M24 2L41 9.5 46 26 37 42 24 46 11 42 2 26 7 9.5z", middle: 24.5 } as const;

interface DieProps {
  readonly sides: number;
  /** Absent: not rolled yet. */
  readonly face?: number | undefined;
  /** `now`: the die that counts at this moment. */
  readonly state?: "rolled" | "now" | "typed" | undefined;
  readonly side?: "home" | "away" | undefined;
  /** In px. */
  readonly size?: number | undefined;
  readonly rolling?: boolean | undefined;
  /** What it was rolled for and what came, in the reader's language. */
  readonly label?: string | undefined;
}

/** One die and the face it shows: pips on a D6, a number on the others. */
export function Die({ sides, face, state = "rolled", side, size = 48, rolling = false, label }: DieProps) {
  const look =
    face === undefined ? "die-empty" : classNames(state !== "rolled" && `die-${state}`, side && `die-${side}`);
  const body = BODIES[sides] ?? MANY_SIDED;
  return (
    <svg
      className={classNames("die", look, rolling && "die-rolling")}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      role="img"
      aria-label={label ?? `D${sides}${face === undefined ? "" : `: ${face}`}`}
    >
      {sides === 6 ? (
        <rect className="die-body" x="3" y="3" width="42" height="42" rx="9" />
      ) : (
        <path className="die-body" d={body.outline} />
      )}
      {sides === 6
        ? (PIPS[face ?? 0] ?? []).map(([x, y]) => (
            <circle key={`${x}-${y}`} className="die-pip" cx={x} cy={y} r="4.2" />
          ))
        : face !== undefined && (
            <text className="die-num" x="24" y={body.middle}>
              {face}
            </text>
          )}
    </svg>
  );
}
