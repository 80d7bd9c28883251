import { useTranslations } from "next-intl";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { tableOf } from "@/engine/juego-de-la-liga";
import { SeatToken } from "./seat-token";
import { useNames, useTable } from "./table-context";

const COLUMNS = ["played", "won", "drawn", "lost", "for", "against", "difference", "points"] as const;

/** The table by points, goal difference and the further criteria. */
export function SeasonTable() {
  const t = useTranslations("juego");
  const { view, seat } = useTable();
  const { club } = useNames();
  return (
    <ScrollRegion label={t("table")}>
      <table className="table season-table">
        <thead>
          <tr>
            <th>{t("column.rank")}</th>
            <th className="l">{t("club")}</th>
            {COLUMNS.map((column) => (
              <th key={column}>{t(`column.${column}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableOf({ clubs: view.clubs.map(withMoney), fixtures: view.fixtures }).rows.map((row) => (
            <tr key={row.entry} className={row.entry === String(seat) ? "is-you" : undefined}>
              <td className="pos">{row.rank}</td>
              <th scope="row" className="l">
                <span className="row">
                  <SeatToken seat={Number(row.entry)} name={club(Number(row.entry))} />
                  {club(Number(row.entry))}
                </span>
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className={column === "points" ? "pts" : undefined}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The table asks for whole clubs, but looks at nobody's money. */
const withMoney = <Club extends { readonly money?: number | undefined }>(club: Club) => ({
  ...club,
  money: club.money ?? 0,
});
