import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/app/_ui/format";
import { ChartGrid, ChartLines, labelsOf, RIGHT, TOP, WIDTH } from "../_tables/chart-lines";
import type { CoachesShown } from "./records-shown";

type Ratings = CoachesShown["ratings"][number];

interface RatingChartProps {
  /** The highest first. */
  readonly coaches: Ratings["coaches"];
  readonly steps: Ratings["steps"];
  readonly start: number;
}

const LEFT = 88;
const BOTTOM = 262;
const LEVELS = 4;

/** A line a coach: the first full, the second dashed, the others thin; names and ratings stand at the ends. */
export function RatingChart({ coaches, steps, start }: RatingChartProps) {
  const t = useTranslations("records.rating");
  const locale = useLocale();
  const courses = coaches.map(({ slug }) => [start, ...steps.map(({ ratings }) => ratings[slug] ?? start)]);
  const all = [start, ...courses.flat()];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const unit = Math.max(5, Math.ceil((most - least) / LEVELS / 5) * 5);
  const floor = Math.floor(least / unit) * unit;
  const ceiling = Math.max(floor + unit, Math.ceil(most / unit) * unit);
  const x = (step: number) => LEFT + 8 + (step * (RIGHT - LEFT - 8)) / steps.length;
  const y = (rating: number) => BOTTOM - ((rating - floor) * (BOTTOM - TOP)) / (ceiling - floor);
  const lines = coaches.map(({ name }, place) => ({
    name,
    points: (courses[place] ?? []).map((rating, step) => [x(step), y(rating)] as const),
  }));
  const labels = labelsOf(lines);
  const levels = Array.from({ length: (ceiling - floor) / unit + 1 }, (_, index) => floor + index * unit);
  const order = coaches.map(({ name, rating }) => `${name} ${formatNumber(locale, rating)}`).join(", ");
  return (
    <svg
      className="chart course rating-chart"
      viewBox={`0 0 ${WIDTH} ${Math.max(BOTTOM, ...labels) + 20}`}
      width="100%"
      role="img"
      aria-label={t("chart", { order })}
    >
      <ChartGrid left={LEFT} ticks={levels.map((level) => ({ at: y(level), label: formatNumber(locale, level) }))} />
      <ChartLines lines={lines} labels={labels} />
    </svg>
  );
}
