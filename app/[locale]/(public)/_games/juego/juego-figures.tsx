import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import {
  type Cards,
  type Fixture,
  type FootballerFigures,
  statisticsOf,
  teamOfTheSeason,
} from "@/engine/juego-de-la-liga";
import type { SeasonNames } from "./juego-season";

interface JuegoFiguresProps {
  readonly fixtures: readonly Fixture[];
  readonly cards: Cards;
  readonly names: SeasonNames;
}

/** How many footballers are shown at once. */
const LEADING = 10;

const COLUMNS = ["goals", "assists", "saves", "redCards", "ownGoals"] as const;

/** What the footballers did, the best first; a dot marks the team of the season. */
export function JuegoFigures({ fixtures, cards, names }: JuegoFiguresProps) {
  const t = useTranslations("watch");
  const figures = statisticsOf(fixtures);
  if (figures.length === 0) return undefined;
  const eleven = new Set(teamOfTheSeason(cards, figures).map(({ card }) => card));
  return (
    <Card flush title={t("figures-of")}>
      <Figures rows={figures.slice(0, LEADING)} eleven={eleven} names={names} />
      {figures.length > LEADING && (
        <details className="former">
          <summary>{t("more-figures", { count: figures.length })}</summary>
          <Figures rows={figures} eleven={eleven} names={names} />
        </details>
      )}
    </Card>
  );
}

interface FiguresProps {
  readonly rows: readonly FootballerFigures[];
  readonly eleven: ReadonlySet<string>;
  readonly names: SeasonNames;
}

function Figures({ rows, eleven, names }: FiguresProps) {
  const t = useTranslations("watch");
  const words = useTranslations("juego");
  return (
    <ScrollRegion label={t("figures-of")}>
      <table className="table table-tight">
        <thead>
          <tr>
            <th className="l" scope="col">
              {t("footballer")}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {words(`figure.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.card}>
              <th scope="row" className="l">
                <span className="strong">{names.footballer(row.card)}</span>{" "}
                {eleven.has(row.card) && (
                  <span role="img" aria-label={t("eleven")} title={t("eleven")}>
                    ●
                  </span>
                )}
                <span className="small muted block">{names.club(row.seat)}</span>
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
