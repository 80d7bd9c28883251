import type { View } from "@/engine/lastuf-futbol";

/** Who has to do something: who chooses, whose turn it is, or the first who has not answered. */
export function dueSeat({ table }: Pick<View, "table">): number | undefined {
  switch (table.phase) {
    case "over":
      return undefined;
    case "goals":
      return table.choosing[0];
    case "window":
      return table.window?.asked.find((seat) => !table.window?.answered.includes(seat));
    case "turn":
    case "settling":
      return table.turn;
  }
}
