import { expect, test } from "vitest";
import { CARD_IDS, type CardKind, COLOURS, colourOf, DRAW_CARDS, kindOf } from "./cards";

const count = (kind: CardKind) => CARD_IDS.filter((id) => kindOf(id) === kind).length;
const ofColour = (kind: CardKind) =>
  COLOURS.map((colour) => CARD_IDS.filter((id) => kindOf(id) === kind && colourOf(id) === colour).length);

test("[LF-001] the box has 77 different cards, of which 73 are no goals", () => {
  expect(new Set(CARD_IDS).size).toBe(77);
  expect(DRAW_CARDS).toHaveLength(73);
});

test("[LF-002] a goal of each colour", () => expect(ofColour("goal")).toEqual([1, 1, 1, 1]));

test("[LF-003] eight field players of each colour", () => expect(ofColour("field-player")).toEqual([8, 8, 8, 8]));

test.each<[title: string, kind: CardKind, cards: number]>([
  ["[LF-004] one Field Change", "field-change", 1],
  ["[LF-005] four Injuries", "injury", 4],
  ["[LF-006] four Player Exchanges", "player-exchange", 4],
  ["[LF-007] four Doctors", "doctor", 4],
  ["[LF-008] two Offsides", "offside", 2],
  ["[LF-009] twelve Balls", "ball", 12],
  ["[LF-010] two VARs", "var", 2],
  ["[LF-011] four Red Cards", "red-card", 4],
  ["[LF-012] eight Yellow Cards", "yellow-card", 8],
])("%s", (_title, kind, cards) => expect(count(kind)).toBe(cards));

test("only goals and field players have a colour", () => {
  for (const id of CARD_IDS) {
    const coloured = ["goal", "field-player"].includes(kindOf(id));
    expect(colourOf(id) !== undefined, id).toBe(coloured);
  }
});
