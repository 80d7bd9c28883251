import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { formatNumber } from "@/app/_ui/format";
import { inMillions, type Money, type View } from "@/engine/juego-de-la-liga";
import type { SeasonNames } from "./juego-season";

interface JuegoTransfersProps {
  readonly view: View;
  readonly names: SeasonNames;
}

/** How many transfers are shown at once. */
const NEWEST = 8;

/** The money of each club where it is open, and who went where, newest first. */
export function JuegoTransfers({ view: { clubs, order, transfers }, names }: JuegoTransfersProps) {
  const t = useTranslations("watch");
  const words = useTranslations("juego");
  const locale = useLocale();
  const money = (amount: Money) => words("millions", { amount: formatNumber(locale, inMillions(amount)) });
  const open = order.flatMap((seat) => {
    const amount = clubs[seat]?.money;
    return amount === undefined ? [] : [{ seat, amount }];
  });
  const newest = transfers.toReversed();
  const list = (from: number, to?: number) => (
    <ul>
      {newest.slice(from, to).map(({ kind, seat, card, amount }, index) => (
        <li key={newest.length - from - index} className="list-line small">
          {words(`transfer.${kind}`, {
            club: names.club(seat),
            footballer: names.footballer(card),
            amount: money(amount),
          })}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 && (
        <Card title={t("money")}>
          <dl className="stack stack-2">
            {open.map(({ seat, amount }) => (
              <div key={seat} className="row">
                <dt className="grow min-w-0 wrap-anywhere">{names.club(seat)}</dt>
                <dd className="num strong">{money(amount)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {newest.length > 0 && (
        <Card flush title={t("transfers", { count: newest.length })}>
          {list(0, NEWEST)}
          {newest.length > NEWEST && (
            <details className="former">
              <summary>{t("every-move", { count: newest.length })}</summary>
              {list(NEWEST)}
            </details>
          )}
        </Card>
      )}
    </>
  );
}
