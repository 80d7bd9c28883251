import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { formatNumber } from "@/app/_ui/format";
import { Notice } from "@/app/_ui/notice";
import { refusalText } from "@/app/_ui/refusal-text";
import { refusalOf, type Side, seatOf } from "@/engine/blood-bowl";
import { INDUCEMENT_NAMES } from "@/engine/blood-bowl/data/names/inducements";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { usePlay } from "../play-context";
import { costOf, EMPTY_BASKET, purchasesOf } from "./basket";
import { MercenaryOffers } from "./mercenary-offers";
import { ShopLine } from "./shop-line";
import { StarOffers } from "./star-offers";

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
  const [basket, setBasket] = useState(EMPTY_BASKET);
  const { offers, most = 0, pettyCash = 0, higher } = view.before?.inducements ?? {};
  if (offers === undefined) return null;
  const gold = (amount: number) => formatNumber(locale, amount);
  const spent = costOf(basket, offers);
  const left = most - spent;
  const purchases = purchasesOf(basket);
  const command = { type: "buy-inducements", side, purchases } as const;
  const refusal = refusalOf(state, command, { kind: "seat", seat: seatOf(side) });
  const payable = offers.inducements.filter(({ price }) => price <= most);
  const tooDear = offers.inducements.filter(({ price }) => price > most);
  const shopLine = ({ id, price, max }: (typeof payable)[number]) => (
    <ShopLine
      key={id}
      name={nameIn(INDUCEMENT_NAMES, id, locale)}
      price={price}
      max={max}
      left={left}
      count={basket.inducements[id] ?? 0}
      onChange={(count) => setBasket({ ...basket, inducements: { ...basket.inducements, [id]: count } })}
    />
  );
  return (
    <section className={`phase-side phase-side-${side} mt-3`}>
      <h3>{t("buys", { club: view.sides[side].name })}</h3>
      <p className="small">
        {higher === side
          ? t("buys-from-treasury", { gold: gold(most) })
          : t("buys-from-petty-cash", { cash: gold(pettyCash), most: gold(most) })}
      </p>
      <div className="hire-list">{payable.map(shopLine)}</div>
      {tooDear.length > 0 && (
        <details>
          <summary className="btn btn-quiet">
            {t("too-dear-count", { count: tooDear.length, gold: gold(most) })}
          </summary>
          <div className="hire-list">{tooDear.map(shopLine)}</div>
        </details>
      )}
      {offers.stars.length > 0 && <StarOffers offers={offers} basket={basket} left={left} onChange={setBasket} />}
      <MercenaryOffers offers={offers} basket={basket} left={left} onChange={setBasket} />
      {refusal !== undefined && <Notice tone="bad">{refusalText(errors, refusal)}</Notice>}
      <div className="shop-foot">
        <span className="strong" aria-live="polite">
          {t("spent-of", { spent: gold(spent), most: gold(most) })}
        </span>
        <Button size="table" variant="primary" disabled={refusal !== undefined} onClick={() => act(command)}>
          {purchases.length === 0 ? t("buy-nothing") : t("buy-for", { gold: gold(spent) })}
        </Button>
      </div>
    </section>
  );
}
