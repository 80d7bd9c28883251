import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { CardSymbol, TeamCard, Wanted } from "@/engine/ligretto-fussball";

/** What cards and wishes are called aloud. */
export interface CardWords {
  symbol(symbol: CardSymbol): string;
  card(card: TeamCard): string;
  wanted(wanted: Wanted): string;
}

export function useCardWords(): CardWords {
  const t = useTranslations("ligretto");
  return useMemo(() => {
    const symbol = (one: CardSymbol) => t(`symbol.${one}`);
    return {
      symbol,
      card(card) {
        switch (card.kind) {
          case "pass": {
            const { holder, pass } = card;
            const to = { toNumber: pass.number, toName: pass.name, symbol: symbol(card.symbol) };
            return t("face.pass", { number: holder.number, name: holder.name, ...to });
          }
          case "goal":
            return t("face.goal", { number: card.holder.number, name: card.holder.name });
          case "counterplay":
            return t("face.counterplay", { list: card.numbers.join(", ") });
          case "goal-kick":
            return t("face.goal-kick", { list: card.symbols.map(symbol).join(", ") });
          case "yellow":
            return t("face.yellow");
        }
      },
      wanted(wanted) {
        switch (wanted.kind) {
          case "kick-off":
            return String(wanted.number);
          case "footballer":
            return `${wanted.number} ${wanted.name}`;
          case "symbol":
            return symbol(wanted.symbol);
          case "numbers":
            return wanted.numbers.join(", ");
          case "symbols":
            return wanted.symbols.map(symbol).join(", ");
        }
      },
    };
  }, [t]);
}
