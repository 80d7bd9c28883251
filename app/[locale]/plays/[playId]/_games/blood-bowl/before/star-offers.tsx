import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/app/_ui/format";
import { Switch } from "@/app/_ui/switch";
import type { BeforeView } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import type { Basket } from "./basket";
import { starName } from "./star-name";

export interface OffersProps {
  readonly offers: NonNullable<BeforeView["inducements"]["offers"]>;
  readonly basket: Basket;
  /** Gold that is not spent yet. */
  readonly left: number;
  readonly onChange: (basket: Basket) => void;
}

/** Star players whom the club may hire for this match. */
export function StarOffers({ offers, basket, left, onChange }: OffersProps) {
  const { state } = usePlay();
  const t = useTranslations("before");
  const locale = useLocale();
  return (
    <details>
      <summary className="btn btn-quiet">{t("stars", { max: offers.starsMax })}</summary>
      <div className="hire-list">
        {offers.stars.map(({ id, price }) => {
          const isHired = basket.stars.includes(id);
          return (
            <div key={id} className="shop-line">
              <Switch
                label={starName(state, id)}
                hint={formatNumber(locale, price)}
                checked={isHired}
                disabled={!isHired && (price > left || basket.stars.length >= offers.starsMax)}
                onChange={() =>
                  onChange({
                    ...basket,
                    stars: isHired ? basket.stars.filter((one) => one !== id) : [...basket.stars, id],
                  })
                }
              />
            </div>
          );
        })}
      </div>
    </details>
  );
}
