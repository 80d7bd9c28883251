import type { PublicTexts } from "./names";
import type { PlayShown } from "./shapes";

/** "Rats against Orcs", the names of a group, or the competition where a play is its whole season. */
export function playTitle(t: PublicTexts, { sides, competition }: Pick<PlayShown, "sides" | "competition">): string {
  const names = sides.map(({ name }) => name);
  const [home = "", away = ""] = names;
  if (names.length === 0) return competition.name;
  return names.length === 2 ? t("home-and-away", { home, away }) : names.join(", ");
}
