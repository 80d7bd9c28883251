import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { colourOf, Event, type View } from "@/engine/lastuf-futbol";

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
      return event.success ? wordsOf(event.data, nameOf, t) : [];
    });
    if (words.length > 0) setSaid((before) => [...words.reverse(), ...before].slice(0, KEPT));
  }, [news, view, t]);
  return said;
}

type Texts = ReturnType<typeof useTranslations<"lastuf">>;

function wordsOf(event: Event, nameOf: (seat: number) => string, t: Texts): string[] {
  const colour = (card: Parameters<typeof colourOf>[0]) => {
    const suit = colourOf(card);
    return suit === undefined ? "" : t(`colour.${suit}`);
  };
  switch (event.type) {
    case "footballer-laid":
      return [t("said.footballer", { name: nameOf(event.seat), colour: colour(event.card) })];
    case "ball-played":
      return [
        t("said.ball", {
          name: nameOf(event.seat),
          owner: nameOf(event.owner),
          attackers: event.attackers,
          defenders: event.defenders,
        }),
      ];
    case "goal-scored":
      return [t("said.goal", { name: nameOf(event.seat), owner: nameOf(event.owner), balls: event.balls })];
    case "goal-disallowed":
      return [t("said.disallowed", { name: nameOf(event.by), answer: t(`card.${event.answer}`) })];
    case "red-card-shown":
    case "yellow-card-shown":
    case "injured":
      return [
        t(`said.${event.type}`, { name: nameOf(event.seat), owner: nameOf(event.owner), colour: colour(event.target) }),
      ];
    case "healed":
      return [t("said.healed", { name: nameOf(event.seat), colour: colour(event.target) })];
    case "sent-off":
      return [t("said.sent-off", { owner: nameOf(event.owner), colour: colour(event.target) })];
    case "players-exchanged":
    case "field-changed":
      return [t(`said.${event.type}`, { name: nameOf(event.seat), owner: nameOf(event.owner) })];
    case "discarded":
      return [t("said.discarded", { name: nameOf(event.seat), count: event.cards.length })];
    case "eliminated":
      return [t("said.eliminated", { name: nameOf(event.seat), balls: event.balls })];
    case "turn-skipped":
      return [t("said.skipped", { name: nameOf(event.seat) })];
    case "ended":
      return [t("over")];
    default:
      return [];
  }
}
