import { shortened, spreadLabels } from "./spread-labels";

/** Where a chart of lines is drawn, in units of its drawing: names stand behind `RIGHT`. */
export const WIDTH = 690;
export const RIGHT = 480;
export const TOP = 22;
/** Between two labels. */
export const GAP = 30;

interface ChartGridProps {
  readonly left: number;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
}

/** The levels of a chart, with what they stand for. */
export function ChartGrid({ left, ticks }: ChartGridProps) {
  return ticks.map(({ at, label }) => (
    <g key={label}>
      <line className="axis" x1={left} x2={RIGHT} y1={at} y2={at} />
      <text x={left - 8} y={at + 6} textAnchor="end">
        {label}
      </text>
    </g>
  ));
}

/** Whose line it is; its points from left to right, the last at `RIGHT`. */
export interface ChartLine {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Where the names of lines stand so that none lies on another. */
export const labelsOf = (lines: readonly ChartLine[]) => spreadLabels(lines.map(endOf), GAP);

interface ChartLinesProps {
  readonly lines: readonly ChartLine[];
  /** Of `labelsOf`. */
  readonly labels: readonly number[];
}

/** Lines with their names at the ends: the first full, the second dashed, the others thin. */
export function ChartLines({ lines, labels }: ChartLinesProps) {
  return (
    <>
      {lines.toReversed().map(({ name, points }, index) => (
        <polyline
          key={name}
          className={`course-line course-${Math.min(3, lines.length - index)}`}
          points={points.map(([x, y]) => `${x},${y}`).join(" ")}
        />
      ))}
      {lines.map((line, place) => (
        <g key={line.name}>
          <circle className="course-end" cx={RIGHT} cy={endOf(line)} r={5} />
          <line className="course-lead" x1={RIGHT + 6} x2={RIGHT + 18} y1={endOf(line)} y2={labels[place]} />
          <text
            className={place < 2 ? "chart-name chart-lead" : "chart-name"}
            x={RIGHT + 22}
            y={(labels[place] ?? 0) + 7}
          >
            {shortened(line.name)}
          </text>
        </g>
      ))}
    </>
  );
}

const endOf = ({ points }: ChartLine) => points.at(-1)?.[1] ?? 0;
