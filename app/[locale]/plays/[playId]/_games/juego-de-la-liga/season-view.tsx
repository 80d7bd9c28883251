import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { Tabs } from "@/app/_ui/tabs";
import { statisticsOf, teamOfTheSeason } from "@/engine/juego-de-la-liga";
import { MoneyTable } from "./money-table";
import { RoundResults } from "./round-results";
import { SeasonTable } from "./season-table";
import { useNames, useTable } from "./table-context";

/** The season so far: table, calendar, figures of the footballers, money and transfers. */
export function SeasonView({ onWatch }: { readonly onWatch: (fixture: string) => void }) {
  const t = useTranslations("juego");
  const { view } = useTable();
  const rounds = [...new Set(view.fixtures.map(({ round }) => round))];
  return (
    <Tabs
      label={t("season")}
      tabs={[
        { id: "table", label: t("table"), content: <SeasonTable /> },
        {
          id: "calendar",
          label: t("calendar"),
          content: (
            <div className="rounds">
              {rounds.map((round) => (
                <Card key={round} title={t("matchday", { round })}>
                  <RoundResults round={round} onWatch={onWatch} />
                </Card>
              ))}
            </div>
          ),
        },
        { id: "figures", label: t("figures"), content: <Figures /> },
        { id: "money", label: t("money"), content: <MoneyTable /> },
        { id: "transfers", label: t("transfers"), content: <Transfers /> },
      ]}
    />
  );
}

function Figures() {
  const t = useTranslations("juego");
  const { view, cards } = useTable();
  const { footballer, club } = useNames();
  const figures = statisticsOf(view.fixtures);
  if (figures.length === 0) return <p className="muted">{t("no-figures")}</p>;
  const eleven = new Set(teamOfTheSeason(cards, figures).map(({ card }) => card));
  const columns = ["goals", "assists", "saves", "redCards", "ownGoals"] as const;
  return (
    <ScrollRegion label={t("figures")}>
      <table className="table table-tight">
        <thead>
          <tr>
            <th className="l">{t("footballer")}</th>
            <th className="l">{t("club")}</th>
            {columns.map((column) => (
              <th key={column}>{t(`figure.${column}`)}</th>
            ))}
            <th>{t("eleven")}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((row) => (
            <tr key={row.card}>
              <th scope="row" className="l">
                {footballer(row.card)}
              </th>
              <td className="l">{club(row.seat)}</td>
              {columns.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
              <td>{eleven.has(row.card) ? "●" : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Transfers() {
  const t = useTranslations("juego");
  const { view } = useTable();
  const { footballer, club, money } = useNames();
  if (view.transfers.length === 0) return <p className="muted">{t("no-transfers")}</p>;
  return (
    <ul className="transfers">
      {view.transfers.toReversed().map(({ kind, seat, card, amount }, index) => (
        <li key={view.transfers.length - index}>
          {t(`transfer.${kind}`, { club: club(seat), footballer: footballer(card), amount: money(amount) })}
        </li>
      ))}
    </ul>
  );
}
