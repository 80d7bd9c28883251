import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Tabs } from "@/app/_ui/tabs";
import { Figures } from "./figures";
import { MoneyChart } from "./money-chart";
import { MoneyTable } from "./money-table";
import { RoundResults } from "./round-results";
import { SeasonTable } from "./season-table";
import { useNames, useTable } from "./table-context";
import { Transfers } from "./transfers";

/** The season so far: table, calendar, figures of the footballers, money and transfers. */
export function SeasonView({ onWatch }: { readonly onWatch: (fixture: string) => void }) {
  const t = useTranslations("juego");
  const { view } = useTable();
  const { club } = useNames();
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
        {
          id: "money",
          label: t("money"),
          content: (
            <div className="money">
              <MoneyChart view={view} club={club} />
              <MoneyTable />
            </div>
          ),
        },
        { id: "transfers", label: t("transfers"), content: <Transfers /> },
      ]}
    />
  );
}
