import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Event } from "@/engine/juego-de-la-liga";
import { useNames, useTable } from "./table-context";

const KEPT = 4;

type Texts = ReturnType<typeof useTranslations<"juego">>;
type Names = ReturnType<typeof useNames>;

/** The events of the newest batch, each batch once. */
export function useNews(news: readonly unknown[], onNews: (events: readonly Event[]) => void): void {
  const heard = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    const events = news.flatMap((line) => {
      const event = Event.safeParse(line);
      return event.success ? [event.data] : [];
    });
    if (events.length > 0) onNews(events);
  }, [news, onNews]);
}

/** The last few things that happened on the board, in words, newest first; and a way to hear of more. */
export function useSaid(): [readonly string[], (events: readonly Event[]) => void] {
  const t = useTranslations("juego");
  const { cards } = useTable();
  const names = useNames();
  const [said, setSaid] = useState<readonly string[]>([]);
  const hear = (events: readonly Event[]) => {
    const kindOf = (card: string) => cards.actionCards.get(card);
    const words = events.flatMap((event) => wordsOf(event, names, t, kindOf));
    if (words.length > 0) setSaid((before) => [...words.reverse(), ...before].slice(0, KEPT));
  };
  return [said, hear];
}

type KindOf = (card: string) => ReturnType<ReturnType<typeof useTable>["cards"]["actionCards"]["get"]>;

function wordsOf(event: Event, { coach, footballer, money }: Names, t: Texts, kindOf: KindOf): string[] {
  switch (event.type) {
    case "moved": {
      const { faces, seat, to, income, passed } = event;
      const moved = t("said.moved", { name: coach(seat), first: faces[0], second: faces[1], space: to });
      return passed || income > 0 ? [moved, t("said.start", { name: coach(seat), amount: money(income) })] : [moved];
    }
    case "income-received":
      return [t("said.income", { name: coach(event.seat), amount: money(event.amount) })];
    case "fine-owed":
    case "fine-paid":
      return [t(`said.${event.type}`, { name: coach(event.seat), amount: money(event.amount) })];
    case "action-drawn": {
      const kind = event.card === undefined ? undefined : kindOf(event.card);
      const card = kind === undefined ? t("held-card") : t(`action-card.${kind}`);
      return [t("said.action-drawn", { name: coach(event.seat), card })];
    }
    case "without-effect":
      return [t("said.without-effect", { name: coach(event.seat) })];
    case "contract-ended":
    case "sold":
      return [
        t(`said.${event.type}`, {
          name: coach(event.seat),
          footballer: footballer(event.footballer),
          amount: money(event.amount),
        }),
      ];
    case "signed":
    case "taken":
      return [
        t(`said.${event.type}`, {
          name: coach(event.seat),
          footballer: footballer(event.footballer),
          amount: money(event.price),
        }),
      ];
    case "eliminated":
      return [t("said.eliminated", { name: coach(event.seat), count: event.slots.length })];
    case "lined-up":
      return [t("said.lined-up", { name: coach(event.seat) })];
    case "line-up-missed":
      return [t("said.line-up-missed", { name: coach(event.seat) })];
    case "play-off-made":
      return [t("said.play-off-made", { home: coach(event.home), away: coach(event.away) })];
    default:
      return [];
  }
}
