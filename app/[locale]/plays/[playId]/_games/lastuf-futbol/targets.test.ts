import { expect, test } from "vitest";
import type { Command } from "@/engine/lastuf-futbol";
import { CARD_IDS, kindOf } from "@/engine/lastuf-futbol";
import { targetsOf } from "./targets";

const cardOf = (kind: string) => {
  const card = CARD_IDS.find((id) => kindOf(id) === kind);
  if (card === undefined) throw new Error(`no ${kind}`);
  return card;
};
const [mine, yours, his] = CARD_IDS.filter((id) => kindOf(id) === "field-player");
if (mine === undefined || yours === undefined || his === undefined) throw new Error("three field players are needed");
const card = cardOf("player-exchange");
const exchange = (own: typeof mine, other: typeof mine): Command => ({ type: "exchange-players", card, own, other });

test("with one footballer of one's own an exchange asks for the other one at once", () => {
  const command = exchange(mine, his);
  expect(targetsOf([command], card)).toEqual([{ kind: "footballer", card: his, command }]);
});

test("with several of one's own an exchange asks first whom one gives", () => {
  const commands = [exchange(mine, his), exchange(yours, his)];
  expect(targetsOf(commands, card)).toEqual([
    { kind: "footballer", card: mine, give: mine },
    { kind: "footballer", card: yours, give: yours },
  ]);
  expect(targetsOf(commands, card, yours)).toEqual([{ kind: "footballer", card: his, command: commands[1] }]);
});

test("with two goals of one's own a field change asks first which one goes", () => {
  const change = cardOf("field-change");
  const commands: Command[] = [
    { type: "change-field", card: change, own: "blue", other: "red" },
    { type: "change-field", card: change, own: "green", other: "red" },
  ];
  expect(targetsOf(commands, change)).toEqual([
    { kind: "goal", goal: "blue", give: "blue" },
    { kind: "goal", goal: "green", give: "green" },
  ]);
  expect(targetsOf(commands, change, "green")).toEqual([{ kind: "goal", goal: "red", command: commands[1] }]);
});
