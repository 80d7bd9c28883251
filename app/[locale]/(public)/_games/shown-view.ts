import type { GameId } from "@/engine/catalog";
import type { View as Juego } from "@/engine/juego-de-la-liga";
import type { View as Lastuf } from "@/engine/lastuf-futbol";
import type { View as Ligretto } from "@/engine/ligretto-fussball";

/** A view of a play by its game; for what is in it the server vouches. */
export type ShownView =
  | { readonly game: "juego-de-la-liga"; readonly view: Juego }
  | { readonly game: "lastuf-futbol"; readonly view: Lastuf }
  | { readonly game: "ligretto-fussball"; readonly view: Ligretto };

/** What everybody sees of a play of a game without a recorder. */
export function shownView(game: GameId, view: unknown): ShownView | undefined {
  if (game === "juego-de-la-liga" && isViewOf<Juego>(view, "fixtures")) return { game, view };
  if (game === "lastuf-futbol" && isViewOf<Lastuf>(view, "table")) return { game, view };
  if (game === "ligretto-fussball" && isViewOf<Ligretto>(view, "centre")) return { game, view };
  return undefined;
}

const isViewOf = <View extends object>(value: unknown, part: keyof View & string): value is View =>
  typeof value === "object" && value !== null && part in value;
