"use client";

import { useLocale, useTranslations } from "next-intl";
import { createContext, useContext } from "react";
import { formatNumber } from "@/app/_ui/format";
import type { LegalCommand } from "@/engine/core/rules";
import {
  type CardId,
  type Cards,
  type Command,
  footballerOf,
  inMillions,
  type Money,
  type View,
} from "@/engine/juego-de-la-liga";

/** What every part of the table needs: what one sees, what one may do, and the way to do it. */
export interface Table {
  readonly view: View;
  /** Whose eyes it is seen with; undefined watches. */
  readonly seat: number | undefined;
  readonly cards: Cards;
  /** What that seat may do now, and what it may not with the reason; empty while others are at it. */
  readonly legal: readonly LegalCommand<Command>[];
  readonly isSending: boolean;
  readonly send: (command: Command) => void;
}

const TableContext = createContext<Table | undefined>(undefined);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error("there is no table around this part");
  return table;
}

/** Names and amounts as the reader writes them. */
export function useNames() {
  const t = useTranslations("juego");
  const locale = useLocale();
  const { view, cards } = useTable();
  return {
    club: (seat: number) => view.clubs[seat]?.name ?? "",
    coach: (seat: number) => view.clubs[seat]?.coach || (view.clubs[seat]?.name ?? ""),
    footballer: (card: CardId) => footballerOf(cards, card).name,
    money: (amount: Money | undefined) =>
      amount === undefined ? t("hidden-money") : t("millions", { amount: formatNumber(locale, inMillions(amount)) }),
  };
}
