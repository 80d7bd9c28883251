import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/app/_ui/format";
import { NumberStepper } from "@/app/_ui/number-stepper";

interface ShopLineProps {
  readonly name: string;
  /** Gold of one. */
  readonly price: number;
  readonly max: number;
  /** Gold that is not spent yet. */
  readonly left: number;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** Something to buy, as many as the rules and the money allow. */
export function ShopLine({ name, price, max, left, count, onChange }: ShopLineProps) {
  const t = useTranslations("before");
  const locale = useLocale();
  const payable = price === 0 ? max : count + Math.floor(Math.max(0, left) / price);
  return (
    <div className="shop-line">
      <span className="small">
        <b>{name}</b>
        <br />
        <span className={payable === 0 ? "faint" : undefined}>
          {payable === 0
            ? t("too-dear", { price: formatNumber(locale, price) })
            : t("price-max", { price: formatNumber(locale, price), max })}
        </span>
      </span>
      <NumberStepper label={name} hideLabel value={count} max={Math.min(max, payable)} onChange={onChange} />
    </div>
  );
}
