import type { useTranslations } from "next-intl";
import { colourOf, type Event } from "@/engine/lastuf-futbol";

export type LastufTexts = ReturnType<typeof useTranslations<"lastuf">>;

/** An event of a game in words; none for what says nothing. */
export function saidWords(event: Event, nameOf: (seat: number) => string, t: LastufTexts): string[] {
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
    case "stood-in":
      return [t("said.stood-in", { name: nameOf(event.seat) })];
    case "went-away":
    case "came-back":
      return [t(`said.${event.type}`, { name: nameOf(event.seat) })];
    case "turn-skipped":
      return [t("said.skipped", { name: nameOf(event.seat) })];
    case "ended":
      return [t("over")];
    default:
      return [];
  }
}
