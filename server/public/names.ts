import type { COACH_NAME_STYLES } from "@/db/schema";

type NameStyle = (typeof COACH_NAME_STYLES)[number];

/** A coach's name as the league shows it in public: full, "Ines B.", or the alias (initials where there is none). */
export function shownName(style: NameStyle, name: string, alias: string | undefined): string {
  const parts = name.trim().split(/\s+/);
  const [first = "", ...rest] = parts;
  const last = rest.at(-1);
  switch (style) {
    case "full":
      return name;
    case "short":
      return last === undefined ? first : `${first} ${[...last][0]}.`;
    case "alias":
      return alias ?? parts.map((part) => `${[...part][0]}.`).join(" ");
  }
}
