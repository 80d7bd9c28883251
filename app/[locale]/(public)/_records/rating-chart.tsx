import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/app/_ui/format";
import { shortened, spreadLabels } from "../_tables/spread-labels";
import type { CoachesShown } from "./records-shown";

type Ratings = CoachesShown["ratings"][number];

interface RatingChartProps {
  /** The highest first. */
  readonly coaches: Ratings["coaches"];
  readonly steps: Ratings["steps"];
  readonly start: number;
}

const WIDTH = 690;
const LEFT = 88;
const RIGHT = 480;
const TOP = 22;
const BOTTOM = 262;
/** Between two labels, in units of the drawing. */
const GAP = 30;
const LINES = 4;

/** A line a coach: the first full, the second dashed, the others thin; names and ratings stand at the ends. */
export function RatingChart({ coaches, steps, start }: RatingChartProps) {
  const t = useTranslations("records.rating");
  const locale = useLocale();
  const shown = coaches.map(({ slug, name, rating }) => ({
    name,
    rating,
    points: steps.map(({ ratings }) => ratings[slug] ?? start),
  }));
  const all = [start, ...shown.flatMap(({ points }) => points)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const unit = Math.max(5, Math.ceil((most - least) / LINES / 5) * 5);
  const floor = Math.floor(least / unit) * unit;
  const ceiling = Math.max(floor + unit, Math.ceil(most / unit) * unit);
  const x = (step: number) => LEFT + 8 + ((step + 1) * (RIGHT - LEFT - 8)) / steps.length;
  const y = (rating: number) => BOTTOM - ((rating - floor) * (BOTTOM - TOP)) / (ceiling - floor);
  const labels = spreadLabels(
    shown.map(({ rating }) => y(rating)),
    GAP,
  );
  const ticks = Array.from({ length: (ceiling - floor) / unit + 1 }, (_, index) => floor + index * unit);
  const order = coaches.map(({ name, rating }) => `${name} ${formatNumber(locale, rating)}`).join(", ");
  return (
    <svg
      className="chart course rating-chart"
      viewBox={`0 0 ${WIDTH} ${Math.max(BOTTOM, ...labels) + 20}`}
      width="100%"
      role="img"
      aria-label={t("chart", { order })}
    >
      {ticks.map((rating) => (
        <g key={rating}>
          <line className="axis" x1={LEFT} x2={RIGHT} y1={y(rating)} y2={y(rating)} />
          <text x={LEFT - 8} y={y(rating) + 6} textAnchor="end">
            {formatNumber(locale, rating)}
          </text>
        </g>
      ))}
      {shown.toReversed().map(({ name, points }, index) => (
        <polyline
          key={name}
          className={`course-line course-${Math.min(3, shown.length - index)}`}
          points={[`${LEFT + 8},${y(start)}`, ...points.map((rating, step) => `${x(step)},${y(rating)}`)].join(" ")}
        />
      ))}
      {shown.map(({ name, rating }, place) => (
        <g key={name}>
          <circle className="course-end" cx={RIGHT} cy={y(rating)} r={5} />
          <line className="course-lead" x1={RIGHT + 6} x2={RIGHT + 18} y1={y(rating)} y2={labels[place]} />
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
}
