import { useLocale } from "next-intl";
import { classNames } from "./class-names";
import { formatNumber, formatSigned } from "./format";

interface MoneyProps {
  /** In gold pieces. */
  readonly amount: number;
  /** A change of a treasury: with its sign, and in the colour of it. */
  readonly signed?: boolean | undefined;
  /** The coin, and the display face: for a treasury that stands alone. */
  readonly coin?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Gold in the reader's way of writing it. */
export function Money({ amount, signed = false, coin = false, className }: MoneyProps) {
  const locale = useLocale();
  const tone = signed && amount !== 0 && (amount > 0 ? "plus" : "minus");
  return (
    <span className={classNames("nowrap", coin && "gold", tone, className)}>
      {coin && <i className="coin" aria-hidden />}
      {signed ? formatSigned(locale, amount) : formatNumber(locale, amount)}
    </span>
  );
}
