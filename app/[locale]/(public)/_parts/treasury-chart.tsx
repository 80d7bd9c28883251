import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/app/_ui/format";
import type { AccountLine } from "@/server/public/account";
import type { ClubMatch } from "@/server/public/club";

interface TreasuryChartProps {
  readonly lines: readonly AccountLine[];
  readonly matches: readonly ClubMatch[];
}

const WIDTH = 690;
const LEFT = 66;
const RIGHT = 650;
const TOP = 24;
const BOTTOM = 214;
/** At most so many matches; the newest. */
const SHOWN = 14;
/** From here on costly errors are rolled, in gold pieces. */
const COSTLY = 100_000;

/** The treasury after each match, with what came in (filled) and what went out (outlined). */
export function TreasuryChart({ lines, matches }: TreasuryChartProps) {
  const t = useTranslations("public.treasury");
  const locale = useLocale();
  const points = pointsOf(lines, matches).slice(-SHOWN - 1);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return undefined;
  const [, ...later] = points;
  const highest = Math.max(first.balance, ...later.map(({ before, gained }) => before + gained));
  const top = Math.max(2, Math.ceil(highest / COSTLY)) * COSTLY;
  const y = (gold: number) => BOTTOM - (gold / top) * (BOTTOM - TOP);
  const x = (index: number) => LEFT + 14 + (index * (RIGHT - LEFT - 28)) / (points.length - 1);
  const grid = Array.from({ length: top / COSTLY + 1 }, (_, step) => step * COSTLY).filter(
    (gold) => top <= 6 * COSTLY || gold % (2 * COSTLY) === 0,
  );
  const k = (gold: number) => `${formatNumber(locale, gold / 1_000)}k`;
  const label = {
    from: formatNumber(locale, first.balance),
    to: formatNumber(locale, last.balance),
    highest: formatNumber(locale, Math.max(...points.map(({ balance }) => balance))),
  };
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} 262`} width="100%" role="img" aria-label={t("chart", label)}>
      <rect x={LEFT} y={TOP - 12} width={RIGHT - LEFT} height={y(COSTLY) - TOP + 12} className="risk" />
      {grid.map((gold) => (
        <g key={gold}>
          <line className="axis" x1={LEFT} x2={RIGHT} y1={y(gold)} y2={y(gold)} />
          <text x={LEFT - 8} y={y(gold) + 5} textAnchor="end">
            {k(gold)}
          </text>
        </g>
      ))}
      <text x={LEFT + 8} y={TOP + 6}>
        {t("costly-from")}
      </text>
      {points.map(({ before, gained, lost, round }, index) => (
        <g key={index}>
          {gained > 0 && index > 0 && (
            <rect className="in" x={x(index) - 16} y={y(before + gained)} width={12} rx={2} height={y(0) - y(gained)} />
          )}
          {lost > 0 && index > 0 && (
            <rect className="out" x={x(index) + 4} y={y(before + gained)} width={12} rx={2} height={y(0) - y(lost)} />
          )}
          <text x={x(index)} y={244} textAnchor="middle">
            {round === undefined ? t("start") : t("round-short", { round })}
          </text>
        </g>
      ))}
      <polyline className="line" points={points.map(({ balance }, index) => `${x(index)},${y(balance)}`).join(" ")} />
      {points.map(({ balance }, index) => (
        <circle key={index} cx={x(index)} cy={y(balance)} r={4.5} />
      ))}
      <text className="chart-num" x={x(points.length - 1) + 12} y={y(last.balance) + 5}>
        {k(last.balance)}
      </text>
    </svg>
  );
}

interface Point {
  readonly fixtureId: string | undefined;
  readonly round: number | undefined;
  readonly before: number;
  readonly gained: number;
  readonly lost: number;
  readonly balance: number;
}

/** One point a match, and one for what comes before the first. */
function pointsOf(lines: readonly AccountLine[], matches: readonly ClubMatch[]): Point[] {
  const points: Point[] = [];
  for (const { fixtureId, posting, balance } of lines) {
    const last = points.at(-1);
    const [gained, lost] = [Math.max(0, posting.amount), Math.max(0, -posting.amount)];
    if (last !== undefined && (fixtureId === undefined || last.fixtureId === fixtureId)) {
      points[points.length - 1] = { ...last, gained: last.gained + gained, lost: last.lost + lost, balance };
    } else {
      const round = matches.find((match) => match.fixtureId === fixtureId)?.round;
      points.push({ fixtureId, round, before: balance - posting.amount, gained, lost, balance });
    }
  }
  return points;
}
