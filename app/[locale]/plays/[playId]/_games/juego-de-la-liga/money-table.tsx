import { useTranslations } from "next-intl";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { useNames, useTable } from "./table-context";

/** Money of every coach at the beginning of each matchday, and now. */
export function MoneyTable() {
  const t = useTranslations("juego");
  const { view } = useTable();
  const { club, money } = useNames();
  return (
    <ScrollRegion label={t("money")}>
      <table className="table table-tight">
        <thead>
          <tr>
            <th className="l">{t("club")}</th>
            {view.moneyAt.map((_, index) => (
              <th key={index}>{t("matchday", { round: index + 1 })}</th>
            ))}
            <th>{t("now")}</th>
          </tr>
        </thead>
        <tbody>
          {view.order.map((seat) => (
            <tr key={seat}>
              <th scope="row" className="l">
                {club(seat)}
              </th>
              {view.moneyAt.map((row, index) => (
                <td key={index}>{money(row.find((one) => one.seat === seat)?.money)}</td>
              ))}
              <td>{money(view.clubs[seat]?.money)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
