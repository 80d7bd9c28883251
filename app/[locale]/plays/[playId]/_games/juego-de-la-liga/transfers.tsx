import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { SeatToken } from "./seat-token";
import { useNames, useTable } from "./table-context";

/** Who came and went, by transfer period, the newest period first. */
export function Transfers() {
  const t = useTranslations("juego");
  const { view } = useTable();
  if (view.transfers.length === 0) return <p className="muted">{t("no-transfers")}</p>;
  const periods = [...new Set(view.transfers.map(({ period }) => period))].sort((a, b) => b - a);
  return (
    <div className="rounds">
      {periods.map((period) => (
        <Card
          key={period}
          title={period === 0 ? t("before-the-season") : t("stage-words.extra", { round: period })}
          flush
        >
          <Period period={period} />
        </Card>
      ))}
    </div>
  );
}

function Period({ period }: { readonly period: number }) {
  const t = useTranslations("juego");
  const { view } = useTable();
  const { footballer, club, money } = useNames();
  return (
    <ol>
      {view.transfers
        .filter((one) => one.period === period)
        .map(({ kind, seat, card, amount }, index) => (
          <li key={index} className="list-line">
            <SeatToken seat={seat} name={club(seat)} />
            <span className="grow">
              <b>{footballer(card)}</b> <span className="small muted">{t(`transfer-kind.${kind}`)}</span>
              <span className="sr-only">, {club(seat)}</span>
            </span>
            <b className="num">
              {kind === "signed" || kind === "taken" ? "−" : "+"}
              {money(amount)}
            </b>
          </li>
        ))}
    </ol>
  );
}
