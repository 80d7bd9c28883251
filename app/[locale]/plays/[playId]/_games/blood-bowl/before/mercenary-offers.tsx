import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/app/_ui/format";
import { SelectField } from "@/app/_ui/select-field";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { SKILL_NAMES } from "@/engine/blood-bowl/data/names/skills";
import { positionName } from "../words";
import { ShopLine } from "./shop-line";
import type { OffersProps } from "./star-offers";

/** Mercenaries by position, those of one position all with the same skill or none. */
export function MercenaryOffers({ offers, basket, left, onChange }: OffersProps) {
  const t = useTranslations("before");
  const locale = useLocale();
  const hired = Object.values(basket.mercenaries).reduce((sum, count) => sum + count, 0);
  return (
    <details>
      <summary className="btn btn-quiet">{t("mercenaries", { max: offers.mercenariesMax })}</summary>
      <div className="hire-list">
        {offers.mercenaries.map(({ position, price, priceWithSkill, skills, max }) => {
          const count = basket.mercenaries[position] ?? 0;
          const skill = basket.skills[position];
          return (
            <div key={position} className="stack stack-1">
              <ShopLine
                name={positionName(locale, position)}
                price={skill === undefined ? price : priceWithSkill}
                max={Math.min(max, count + offers.mercenariesMax - hired)}
                left={left}
                count={count}
                onChange={(more) => onChange({ ...basket, mercenaries: { ...basket.mercenaries, [position]: more } })}
              />
              {count > 0 && skills.length > 0 && (
                <SelectField
                  label={t("mercenary-skill", { price: formatNumber(locale, priceWithSkill - price) })}
                  value={skill ?? ""}
                  options={[
                    { value: "", label: t("no-skill") },
                    ...skills.map((value) => ({ value, label: nameIn(SKILL_NAMES, value, locale) })),
                  ]}
                  onChange={({ target }) => {
                    const { [position]: _, ...others } = basket.skills;
                    const chosen = target.value === "" ? others : { ...others, [position]: target.value };
                    onChange({ ...basket, skills: chosen });
                  }}
                />
              )}
            </div>
          );
        })}
      </div>
    </details>
  );
}
