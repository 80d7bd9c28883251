import { useTranslations } from "next-intl";
import type { CourseStep } from "@/server/public/course";
import { shortened, spreadLabels } from "./spread-labels";

interface CourseChartProps {
  readonly kind: "place" | "points";
  /** The first of the table first. */
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  readonly steps: readonly CourseStep[];
}

const WIDTH = 690;
const LEFT = 44;
const RIGHT = 480;
const TOP = 22;
/** Between two labels, in units of the drawing. */
const GAP = 30;
const MOST_TICKS = 12;

/** A line a club over the rounds: the first full, the second dashed, the others thin; names stand at the ends. */
export function CourseChart({ kind, entries, steps }: CourseChartProps) {
  const t = useTranslations("views.course");
  const worst = Math.max(...steps.flatMap(({ places }) => entries.map(({ id }) => places[id]?.rank ?? 1)));
  const most = Math.max(1, ...steps.flatMap(({ places }) => entries.map(({ id }) => places[id]?.points ?? 0)));
  const bottom = TOP + GAP * Math.max(5, entries.length - 1);
  const x = (step: number) =>
    steps.length === 1 ? RIGHT : LEFT + 8 + (step * (RIGHT - LEFT - 8)) / (steps.length - 1);
  const y = (place: { readonly rank: number; readonly points: number } | undefined) =>
    kind === "place"
      ? TOP + (((place?.rank ?? 1) - 1) * (bottom - TOP)) / Math.max(1, worst - 1)
      : bottom - ((place?.points ?? 0) * (bottom - TOP)) / most;
  const lines = entries.map(({ id, name }) => ({ name, ys: steps.map(({ places }) => y(places[id])) }));
  const labels = spreadLabels(
    lines.map(({ ys }) => ys.at(-1) ?? 0),
    GAP,
  );
  const every = Math.ceil(steps.length / MOST_TICKS);
  const order = entries.map(({ name }) => name).join(", ");
  return (
    <svg
      className="chart course"
      viewBox={`0 0 ${WIDTH} ${Math.max(bottom, ...labels) + 48}`}
      width="100%"
      role="img"
      aria-label={t(`chart-${kind}`, { order })}
    >
      {ticks().map(({ at, label }) => (
        <g key={label}>
          <line className="axis" x1={LEFT} x2={RIGHT} y1={at} y2={at} />
          <text x={LEFT - 8} y={at + 6} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {steps.map(({ round }, index) =>
        (steps.length - 1 - index) % every === 0 ? (
          <text key={round} x={x(index)} y={bottom + 36} textAnchor="middle">
            {round}
          </text>
        ) : undefined,
      )}
      {lines.toReversed().map(({ name, ys }, index) => {
        const place = lines.length - 1 - index;
        return (
          <polyline
            key={name}
            className={`course-line course-${Math.min(3, place + 1)}`}
            points={ys.map((at, step) => `${x(step)},${at}`).join(" ")}
          />
        );
      })}
      {lines.map(({ name, ys }, place) => (
        <g key={name}>
          <circle className="course-end" cx={RIGHT} cy={ys.at(-1)} r={5} />
          <line className="course-lead" x1={RIGHT + 6} x2={RIGHT + 18} y1={ys.at(-1)} y2={labels[place]} />
          <text
            className={place < 2 ? "chart-name chart-lead" : "chart-name"}
            x={RIGHT + 22}
            y={(labels[place] ?? 0) + 7}
          >
            {shortened(name)}
          </text>
        </g>
      ))}
    </svg>
  );

  function ticks() {
    if (kind === "place") {
      const step = Math.ceil(worst / 8);
      return Array.from({ length: worst }, (_, index) => index + 1)
        .filter((rank) => rank === 1 || rank === worst || (rank - 1) % step === 0)
        .map((rank) => ({ at: y({ rank, points: 0 }), label: String(rank) }));
    }
    const step = Math.max(1, Math.ceil(most / 5));
    return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step).map((points) => ({
      at: y({ rank: 1, points }),
      label: String(points),
    }));
  }
}
