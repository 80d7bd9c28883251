import { useTranslations } from "next-intl";
import type { CourseStep } from "@/server/public/course";
import { ChartGrid, ChartLines, GAP, labelsOf, RIGHT, TOP, WIDTH } from "./chart-lines";

interface CourseChartProps {
  readonly kind: "place" | "points";
  /** The first of the table first. */
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  readonly steps: readonly CourseStep[];
}

const LEFT = 44;
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
  const lines = entries.map(({ id, name }) => ({
    name,
    points: steps.map(({ places }, step) => [x(step), y(places[id])] as const),
  }));
  const labels = labelsOf(lines);
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
      <ChartGrid left={LEFT} ticks={ticks()} />
      {steps.map(({ round }, index) =>
        (steps.length - 1 - index) % every === 0 ? (
          <text key={round} x={x(index)} y={bottom + 36} textAnchor="middle">
            {round}
          </text>
        ) : undefined,
      )}
      <ChartLines lines={lines} labels={labels} />
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
