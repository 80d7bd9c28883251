import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { Card } from "@/app/_ui/card";
import { formatNumber } from "@/app/_ui/format";
import { type Balance, type CardSet, POSITIONS } from "@/engine/juego-de-la-liga";

/** Those who are priced furthest off; the rest is a matter of taste. */
const SHOWN = 6;

interface BalanceCardProps {
  readonly set: CardSet;
  readonly balance: Balance;
}

/** How the set plays, by calculation: goals, sheets against each other, what money buys, and who costs too much or too little. */
export function BalanceCard({ set, balance }: BalanceCardProps) {
  const t = useTranslations("card-set");
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, Math.round(value * 100) / 100);
  const nameOf = (id: string) => set.footballers.find((one) => one.id === id)?.name ?? id;
  return (
    <Card title={t("balance")}>
      <div className="stack stack-4">
        <dl className="balance">
          <dt>{t("goals")}</dt>
          <dd>{number(balance.goals)}</dd>
          <dt>{t("sheet-gap")}</dt>
          <dd>{number(balance.sheetGap)}</dd>
          {POSITIONS.map((position) => (
            <Fragment key={position}>
              <dt>{t(`buys.${position}`)}</dt>
              <dd>{number(balance.per10M[position])}</dd>
            </Fragment>
          ))}
        </dl>
        <h3>{t("misfits", { count: balance.misfits.length })}</h3>
        <ul className="stack stack-2">
          {balance.misfits.slice(0, SHOWN).map(({ card, price, fair }) => (
            <li key={card}>
              {t(price > fair ? "too-dear" : "too-cheap", {
                name: nameOf(card),
                price: number(price),
                fair: number(fair),
              })}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
