import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Event, type View } from "@/engine/lastuf-futbol";
import { saidWords } from "./said-words";

const KEPT = 3;

/** Something that happened, in words. */
interface Said {
  readonly id: number;
  readonly words: string;
}

/** The last few things that happened, newest first. */
export function useSaid(news: readonly unknown[], view: View): readonly Said[] {
  const t = useTranslations("lastuf");
  const [said, setSaid] = useState<readonly Said[]>([]);
  const count = useRef(0);
  const heard = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    const nameOf = (seat: number) => view.table.entrants[seat]?.name ?? "";
    const words = news.flatMap((line) => {
      const event = Event.safeParse(line);
      return event.success ? saidWords(event.data, nameOf, t) : [];
    });
    const fresh = words.map((one) => ({ id: ++count.current, words: one })).reverse();
    if (fresh.length > 0) setSaid((before) => [...fresh, ...before].slice(0, KEPT));
  }, [news, view, t]);
  return said;
}
