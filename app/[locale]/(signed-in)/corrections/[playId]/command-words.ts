import { useLocale, useTranslations } from "next-intl";
import { WORDS } from "@/app/[locale]/plays/[playId]/_games/blood-bowl/command-words";
import { type NamedSides, usePersonWordsOf } from "@/app/[locale]/plays/[playId]/_games/blood-bowl/line-words";
import { positionName } from "@/app/[locale]/plays/[playId]/_games/blood-bowl/words";
import type { Command, PersonView, Side } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { SKILL_NAMES } from "@/engine/blood-bowl/data/names/skills";

/** A command in words: what, who, and which skill, position or member of staff. */
export function useCommandWordsOf({
  sides,
}: {
  readonly sides: NamedSides;
}): (command: Command, person?: PersonView | undefined) => string {
  const t = useTranslations("recorder");
  const after = useTranslations("after");
  const locale = useLocale();
  const personWords = usePersonWordsOf(sides);
  const shirt = (ref: { readonly side: Side; readonly player: string }) => {
    const token = sides[ref.side].players.find(({ id }) => id === ref.player);
    return token === undefined ? "" : personWords({ ...ref, number: token.number, name: token.name });
  };

  function detail(command: Command): string {
    switch (command.type) {
      case "advance": {
        const { advancement } = command;
        if ("skill" in advancement) return nameIn(SKILL_NAMES, advancement.skill, locale);
        const way = after(`way.${advancement.how}`);
        return "category" in advancement ? `${way}, ${after(`category.${advancement.category}`)}` : way;
      }
      case "hire":
        return positionName(locale, command.position);
      case "change-staff":
        return `${after(`staff.${command.what}`)} ${command.by > 0 ? `+${command.by}` : command.by}`;
      case "casualty":
        return t(`cause.${command.cause}`);
      default:
        return "";
    }
  }

  return (command, person) => {
    const who = person === undefined ? whoIn(command, shirt) : personWords(person);
    return [t(WORDS[command.type]), who, detail(command)].filter((part) => part !== "").join(", ");
  };
}

function whoIn(command: Command, shirt: (ref: { readonly side: Side; readonly player: string }) => string): string {
  if (command.type === "casualty") {
    const { by, victim } = command;
    return by === undefined ? shirt(victim) : `${shirt(by)} → ${shirt(victim)}`;
  }
  return "player" in command && "side" in command ? shirt(command) : "";
}
