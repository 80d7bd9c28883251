import { useTranslations } from "next-intl";
import { refusalText } from "@/app/_ui/refusal-text";
import type { CardId, CommandOf } from "@/engine/juego-de-la-liga";
import { FootballerCard } from "./footballer-card";
import { useNames, useTable } from "./table-context";

type Signing = CommandOf<"sign">;

/** A way to sign a footballer, or why there is none. */
export interface Offer {
  readonly command: Signing;
  readonly refusal: string | undefined;
}

/** Every way to sign him that is told now: plainly, or with a sale that pays for him. */
export function offersFor(legal: ReturnType<typeof useTable>["legal"], card: CardId): readonly Offer[] {
  return legal.flatMap(({ command, refusal }) =>
    command.type === "sign" && command.footballer === card ? [{ command, refusal }] : [],
  );
}

interface MarketProps {
  readonly picked: CardId | undefined;
  readonly onPick: (card: CardId) => void;
}

/** The eight cards of the market, in two rows; whom one cannot have now sinks and says why. */
export function Market({ picked, onPick }: MarketProps) {
  const t = useTranslations("juego");
  const errors = useTranslations("errors");
  const { view, legal } = useTable();
  const { money } = useNames();
  return (
    <section className="mk" aria-label={t("market")}>
      <div className="mk-head">
        <h2>{t("market")}</h2>
        <span>{t("piles", { pot: money(view.pot), first: view.pilesLeft[0], second: view.pilesLeft[1] })}</span>
      </div>
      {view.market.map(({ card }, slot) => {
        if (card === undefined) return <div key={slot} className="pc pc-gone" />;
        const offers = offersFor(legal, card);
        const [plain] = offers;
        const isOpen = offers.some(({ refusal }) => refusal === undefined);
        const refusal = isOpen || plain?.refusal === undefined ? undefined : refusalText(errors, plain.refusal);
        return (
          <FootballerCard
            key={card}
            card={card}
            pressed={picked === card}
            isOpen={isOpen}
            refusal={picked === card ? refusal : undefined}
            onPick={() => onPick(card)}
          />
        );
      })}
    </section>
  );
}
