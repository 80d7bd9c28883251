import { useLocale, useTranslations } from "next-intl";
import { formatNumber, formatSigned } from "@/app/_ui/format";
import type { NamedSides } from "@/app/[locale]/plays/[playId]/_games/blood-bowl/line-words";
import type { LogView } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { SKILL_NAMES } from "@/engine/blood-bowl/data/names/skills";

/** The text of a line with what it does not say by itself: whose it is, which skill, how much. */
export function useFullText(sides: NamedSides): (line: LogView, text: string) => string {
  const after = useTranslations("after");
  const recorder = useTranslations("recorder");
  const locale = useLocale();

  function detail({ event }: LogView): string {
    switch (event.type) {
      case "player-advanced":
        return event.skill === undefined ? (event.improved ?? "") : nameIn(SKILL_NAMES, event.skill, locale);
      case "advancement-rolled":
        return after(`way.${event.asked.how}`);
      case "staff-changed":
        return `${after(`staff.${event.what}`)} ${formatSigned(locale, event.by)}`;
      case "player-hired":
        return `${event.player.number} ${event.player.name}`;
      case "dedicated-fans-rolled":
        return `${event.from} → ${event.to}`;
      case "costly-errors-rolled":
        return event.lost > 0 ? formatSigned(locale, -event.lost) : formatNumber(locale, event.treasury);
      case "casualty-suffered":
        return recorder(`cause.${event.cause}`);
      default:
        return "";
    }
  }

  return (line, text) => {
    const { event, player } = line;
    const club = player === undefined && "side" in event ? sides[event.side].name : "";
    return [text, ...[club, detail(line)].filter((part) => !text.includes(part))]
      .filter((part) => part !== "")
      .join(", ");
  };
}
