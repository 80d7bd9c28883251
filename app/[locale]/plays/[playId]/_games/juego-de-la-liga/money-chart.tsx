import { useTranslations } from "next-intl";
import { AMOUNTS, inMillions, type View } from "@/engine/juego-de-la-liga";
import { SeatToken } from "./seat-token";

const SIZE = { width: 720, height: 300, left: 52, right: 40, top: 16, bottom: 34 } as const;
/** Between two lines of the grid, in millions. */
const GRID = 50;
const TOKEN = 26;

interface MoneyChartProps {
  readonly view: View;
  readonly club: (seat: number) => string;
}

/** The money of every coach from the start over the matchdays to this moment, a line each. */
export function MoneyChart({ view, club }: MoneyChartProps) {
  const t = useTranslations("juego");
  const moments = [t("money-start"), ...view.moneyAt.map((_, index) => String(index + 1)), t("now")];
  const lines = view.order.map((seat) => ({
    seat,
    amounts: [
      AMOUNTS.startingMoney,
      ...view.moneyAt.map((row) => row.find((one) => one.seat === seat)?.money),
      view.clubs[seat]?.money,
    ].map((money) => (money === undefined ? undefined : inMillions(money))),
  }));
  const most = Math.max(GRID, ...lines.flatMap(({ amounts }) => amounts.map((amount) => amount ?? 0)));
  const top = Math.ceil(most / GRID) * GRID;
  const x = (index: number) =>
    SIZE.left + (index * (SIZE.width - SIZE.left - SIZE.right)) / Math.max(1, moments.length - 1);
  const y = (amount: number) => SIZE.top + (1 - amount / top) * (SIZE.height - SIZE.top - SIZE.bottom);
  return (
    <svg className="money-chart" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={t("money-chart")}>
      {Array.from({ length: top / GRID + 1 }, (_, step) => step * GRID).map((amount) => (
        <g key={amount}>
          <path className="grid" d={`M${SIZE.left} ${y(amount)}H${SIZE.width - SIZE.right}`} />
          <text x={SIZE.left - 8} y={y(amount) + 5} textAnchor="end">
            {amount}
          </text>
        </g>
      ))}
      {moments.map((moment, index) => (
        <text key={`${index}-${moment}`} x={x(index)} y={SIZE.height - 8} textAnchor="middle">
          {moment}
        </text>
      ))}
      {lines.map(({ seat, amounts }) => (
        <path key={seat} className={`line money-line-${seat + 1}`} d={pathOf(amounts, x, y)} />
      ))}
      {lines.map(({ seat, amounts }) => {
        const last = amounts.at(-1);
        if (last === undefined) return null;
        return (
          <g key={seat} transform={`translate(${x(moments.length - 1) + 4} ${y(last) - TOKEN / 2})`}>
            <SeatToken seat={seat} name={club(seat)} size={TOKEN} />
          </g>
        );
      })}
    </svg>
  );
}

/** A line through what is known; money that is hidden leaves a gap. */
function pathOf(
  amounts: readonly (number | undefined)[],
  x: (index: number) => number,
  y: (amount: number) => number,
): string {
  return amounts
    .flatMap((amount, index) =>
      amount === undefined
        ? []
        : [
            `${index === 0 || amounts[index - 1] === undefined ? "M" : "L"}${x(index).toFixed(1)} ${y(amount).toFixed(1)}`,
          ],
    )
    .join("");
}
