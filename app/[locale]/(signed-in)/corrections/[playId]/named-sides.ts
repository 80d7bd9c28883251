import type { NamedSides } from "@/app/[locale]/plays/[playId]/_games/blood-bowl/line-words";
import type { Side } from "@/engine/blood-bowl";

/** Sides of which only the names are known; people are then called as their lines name them. */
export const namedSides = (names: Readonly<Record<Side, string>> | undefined): NamedSides => ({
  home: { name: names?.home ?? "", players: [] },
  away: { name: names?.away ?? "", players: [] },
});
