import { useTranslations } from "next-intl";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { statisticsOf } from "@/engine/juego-de-la-liga";
import { SeatToken } from "./seat-token";
import { useNames, useTable } from "./table-context";
import { TeamOfTheSeason } from "./team-of-the-season";

const COLUMNS = ["goals", "assists", "saves", "redCards", "ownGoals"] as const;

/** The team of the season, and what every footballer did in it. */
export function Figures() {
  const t = useTranslations("juego");
  const { view, cards } = useTable();
  const { footballer, club } = useNames();
  const figures = statisticsOf(view.fixtures);
  if (figures.length === 0) return <p className="muted">{t("no-figures")}</p>;
  return (
    <div className="figures">
      <section className="stack">
        <h2>{t("eleven")}</h2>
        <TeamOfTheSeason figures={figures} cards={cards} names={{ footballer, club }} />
      </section>
      <ScrollRegion label={t("figures")}>
        <table className="table table-tight">
          <thead>
            <tr>
              <th className="l">{t("footballer")}</th>
              {COLUMNS.map((column) => (
                <th key={column}>{t(`figure.${column}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((row) => (
              <tr key={row.card}>
                <th scope="row" className="l">
                  <span className="row">
                    <SeatToken seat={row.seat} name={club(row.seat)} />
                    <span>
                      {footballer(row.card)}
                      <span className="sr-only">, {club(row.seat)}</span>
                    </span>
                  </span>
                </th>
                {COLUMNS.map((column) => (
                  <td key={column}>{row[column] === 0 ? "–" : row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
