import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { formatNumber } from "@/app/_ui/format";
import { Notice } from "@/app/_ui/notice";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { refusalText } from "@/app/_ui/refusal-text";
import { Switch } from "@/app/_ui/switch";
import { type Purchase, refusalOf, type Side, seatOf } from "@/engine/blood-bowl";
import { INDUCEMENT_NAMES } from "@/engine/blood-bowl/data/names/inducements";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { usePlay } from "../play-context";
import { positionName } from "../words";
import { starName } from "./star-name";

/** One side's shopping, the higher team value first; what is not bought from petty cash is lost. */
export function InducementsStep() {
  const { view } = usePlay();
  const buyer = view.before?.inducements.buyer;
  return buyer === undefined ? null : <Shop key={buyer} side={buyer} />;
}

function Shop({ side }: { readonly side: Side }) {
  const { view, state, act } = usePlay();
  const t = useTranslations("before");
  const errors = useTranslations("errors");
  const locale = useLocale();
  const [basket, setBasket] = useState<Readonly<Record<string, number>>>({});
  const { offers, most, pettyCash, higher } = view.before?.inducements ?? {};
  if (offers === undefined) return null;
  const gold = (amount: number) => formatNumber(locale, amount);
  const put = (key: string, count: number) => setBasket({ ...basket, [key]: count });
  const purchases = purchasesOf(basket);
  const spent =
    offers.inducements.reduce((sum, { id, price }) => sum + price * (basket[`i:${id}`] ?? 0), 0) +
    offers.stars.reduce((sum, { id, price }) => sum + price * (basket[`s:${id}`] ?? 0), 0) +
    offers.mercenaries.reduce((sum, { position, price }) => sum + price * (basket[`m:${position}`] ?? 0), 0);
  const command = { type: "buy-inducements", side, purchases } as const;
  const refusal = refusalOf(state, command, { kind: "seat", seat: seatOf(side) });
  return (
    <section className={`phase-side phase-side-${side} mt-3`}>
      <h4>{t("buys", { club: view.sides[side].name })}</h4>
      <p className="small">
        {higher === side
          ? t("buys-from-treasury", { gold: gold(most ?? 0) })
          : t("buys-from-petty-cash", { cash: gold(pettyCash ?? 0), most: gold(most ?? 0) })}
      </p>
      <div className="hire-list">
        {offers.inducements.map(({ id, price, max }) => (
          <div key={id} className="shop-line">
            <span className="small">
              <b>{nameIn(INDUCEMENT_NAMES, id, locale)}</b>
              <br />
              {t("price-max", { price: gold(price), max })}
            </span>
            <NumberStepper
              label={nameIn(INDUCEMENT_NAMES, id, locale)}
              hideLabel
              value={basket[`i:${id}`] ?? 0}
              max={max}
              onChange={(count) => put(`i:${id}`, count)}
            />
          </div>
        ))}
      </div>
      {offers.stars.length > 0 && (
        <details>
          <summary className="btn btn-quiet">{t("stars", { max: offers.starsMax })}</summary>
          <div className="hire-list">
            {offers.stars.map(({ id, price }) => (
              <div key={id} className="shop-line">
                <Switch
                  label={`${starName(state, id)} · ${gold(price)}`}
                  checked={(basket[`s:${id}`] ?? 0) > 0}
                  onChange={(event) => put(`s:${id}`, event.target.checked ? 1 : 0)}
                />
              </div>
            ))}
          </div>
        </details>
      )}
      <details>
        <summary className="btn btn-quiet">{t("mercenaries", { max: offers.mercenariesMax })}</summary>
        <div className="hire-list">
          {offers.mercenaries.map(({ position, price, max }) => (
            <div key={position} className="shop-line">
              <span className="small">
                <b>{positionName(locale, position)}</b>
                <br />
                {gold(price)}
              </span>
              <NumberStepper
                label={positionName(locale, position)}
                hideLabel
                value={basket[`m:${position}`] ?? 0}
                max={Math.min(max, offers.mercenariesMax)}
                onChange={(count) => put(`m:${position}`, count)}
              />
            </div>
          ))}
        </div>
      </details>
      {refusal !== undefined && <Notice tone="bad">{refusalText(errors, refusal)}</Notice>}
      <div className="shop-foot">
        <span className="strong">{t("spent-of", { spent: gold(spent), most: gold(most ?? 0) })}</span>
        <Button size="table" variant="primary" disabled={refusal !== undefined} onClick={() => act(command)}>
          {purchases.length === 0 ? t("buy-nothing") : t("buy-for", { gold: gold(spent) })}
        </Button>
      </div>
    </section>
  );
}

function purchasesOf(basket: Readonly<Record<string, number>>): Purchase[] {
  return Object.entries(basket).flatMap(([key, count]): Purchase[] => {
    const [kind, id = ""] = key.split(":");
    if (count === 0) return [];
    if (kind === "i") return [{ kind: "inducement", id, count }];
    if (kind === "s") return [{ kind: "star", id }];
    return Array.from({ length: count }, () => ({ kind: "mercenary", position: id }));
  });
}
