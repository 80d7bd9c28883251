import { expect, test } from "vitest";
import type { LogView } from "@/engine/blood-bowl";
import { withoutAnswered } from "./without-answered";

const when = { half: 1, turn: 3, of: "home" } as const;

test("a casualty that an apothecary has seen to is one line, one that waits stays", () => {
  const newestFirst = [
    opened(6, "p2"),
    suffered(5, "p2"),
    line(4, "p2", { type: "stalled", when, side: "away", player: "p2" }),
    opened(3, "p9"),
    opened(2, "p2"),
    opened(1, "p2"),
  ];
  expect(withoutAnswered(newestFirst).map(({ entry }) => entry)).toEqual([6, 5, 4, 3]);
});

const opened = (entry: number, player: string) =>
  line(entry, player, {
    type: "casualty-opened",
    ...harm(player),
    rolls: [{ face: 4, modifier: 0, casualty: "badly-hurt" }],
  });

const suffered = (entry: number, player: string) =>
  line(entry, player, {
    type: "casualty-suffered",
    ...harm(player),
    spp: 0,
    rolls: [],
    apothecary: true,
    missesNext: false,
    niggling: 0,
    to: "reserves",
  });

const harm = (player: string) => ({ when, victim: { side: "away" as const, player }, cause: "crowd" as const });

function line(entry: number, player: string, event: LogView["event"]): LogView {
  const person = { side: "away" as const, player, number: 2, name: "Olm" };
  return { entry, lastEntry: entry, at: 0, when, side: "away", player: person, by: undefined, score: undefined, event };
}
