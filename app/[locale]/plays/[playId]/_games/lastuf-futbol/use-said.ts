import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Event, type View } from "@/engine/lastuf-futbol";
import { saidWords } from "./said-words";

const KEPT = 3;

/** The last few things that happened, in words, newest first. */
export function useSaid(news: readonly unknown[], view: View): readonly string[] {
  const t = useTranslations("lastuf");
  const [said, setSaid] = useState<readonly string[]>([]);
  const heard = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    const nameOf = (seat: number) => view.table.entrants[seat]?.name ?? "";
    const words = news.flatMap((line) => {
      const event = Event.safeParse(line);
      return event.success ? saidWords(event.data, nameOf, t) : [];
    });
    if (words.length > 0) setSaid((before) => [...words.reverse(), ...before].slice(0, KEPT));
  }, [news, view, t]);
  return said;
}
