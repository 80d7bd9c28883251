import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import type { RecordsShown } from "./records-shown";

const FIGURES = [
  "conceded",
  "casualties",
  "saves-by-offside",
  "saves-by-var",
  "red-cards",
  "yellow-cards",
  "injuries",
  "yellows",
] as const;

/** What everybody's results add up to; only the figures that the games of the page have. */
export function FiguresCard({ page: { tallies, named } }: { readonly page: RecordsShown }) {
  const t = useTranslations("records");
  const columns = FIGURES.filter((figure) => tallies.some(({ figures }) => (figures[figure] ?? 0) > 0));
  if (tallies.length === 0) return undefined;
  return (
    <Card flush title={t("figures")} className="record-wide">
      <ScrollRegion label={t("figures")}>
        <table className="table table-tight">
          <thead>
            <tr>
              <th className="l" scope="col">
                {t("name")}
              </th>
              <th scope="col">{t("matches")}</th>
              <th scope="col">{t("scored")}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`tally.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tallies.map(({ who, matches, scored, figures }) => (
              <tr key={who}>
                <th scope="row" className="l">
                  {named[who]?.name}
                </th>
                <td>{matches}</td>
                <td>
                  <b>{scored}</b>
                </td>
                {columns.map((column) => (
                  <td key={column}>{figures[column] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}
