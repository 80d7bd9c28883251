import { describe, expect, test } from "vitest";
import { diceFrom } from "../core/dice";
import { aSeason } from "./builders";
import { cardsOf } from "./cards";
import { ACTION_CARD_KINDS, LINES, TOKEN_COLOURS } from "./codes";
import { AMOUNTS, inMillions, STARTING_NOTES } from "./money";
import { rules } from "./rules";

const cards = cardsOf("dugout");
const { set } = cards;
const count = <T>(list: readonly T[], is: (item: T) => boolean) => list.filter(is).length;

describe("components", () => {
  test("[JL-001] two six-faced dice move a token, so a total lies between 2 and 12", () => {
    const asked: number[] = [];
    const dice = diceFrom((sides) => {
      asked.push(sides);
      return sides;
    });
    rules.decide(aSeason(), { type: "roll", seat: 0 }, { by: { kind: "recorder" }, at: 0, dice });
    expect(asked.slice(0, 2)).toEqual([6, 6]);
  });

  test("[JL-002] one board, shared by everybody", () => {
    expect(set.board).toHaveLength(40);
    expect(aSeason({ coaches: 4 }).clubs.map(({ at }) => at)).toEqual([0, 0, 0, 0]);
  });

  test("[JL-003] 160 player cards: 8 face up leave 152 in the two piles", () => {
    const { piles, market } = aSeason();
    expect(set.footballers).toHaveLength(160);
    expect(market).toHaveLength(8);
    expect(piles[0].length + piles[1].length).toBe(152);
  });

  test("[JL-004] 56 action cards: 6 drawn leave 50", () => {
    const { actionPile } = aSeason();
    expect(actionPile).toHaveLength(56);
    expect(actionPile.slice(6)).toHaveLength(50);
  });

  test("[JL-005] 12 tokens: two of one colour for each of six coaches, so four coaches leave 4 aside", () => {
    expect(TOKEN_COLOURS.length * 2).toBe(12);
    expect(TOKEN_COLOURS.length * 2 - 4 * 2).toBe(4);
  });

  test("[JL-006] 6 sheets, one for each club: a competition of four leaves 2 in the box", () => {
    const dealt = aSeason({ coaches: 4 }).clubs.map(({ sheet }) => sheet);
    expect(set.sheets).toHaveLength(6);
    expect(new Set(dealt).size).toBe(4);
    expect(set.sheets.filter(({ id }) => !dealt.includes(id))).toHaveLength(2);
  });

  test("[JL-007] a calendar keeps fixtures, results and points", () => {
    const { fixtures } = aSeason();
    expect(fixtures[0]).toEqual({ key: "round-1:0-3", round: 1, home: 0, away: 3 });
    expect(rules.results(aSeason())).toEqual([]);
  });

  test("[JL-008] banknotes for six coaches: 36 + 24 + 24 = 84 notes worth 900M", () => {
    const notes = STARTING_NOTES.map(({ count: each }) => each * 6);
    expect(notes).toEqual([36, 24, 24]);
    expect(notes.reduce((sum, each) => sum + each)).toBe(84);
    expect(STARTING_NOTES.reduce((sum, { value, count: each }) => sum + 6 * value * each, 0)).toBe(900);
  });

  test("[JL-045 JL-046 JL-047] the starting money: 6 x 5 + 4 x 10 + 4 x 20 = 150M", () => {
    expect(STARTING_NOTES.map(({ value, count: each }) => value * each)).toEqual([30, 40, 80]);
    expect(inMillions(AMOUNTS.startingMoney)).toBe(150);
  });
});

describe("the default set", () => {
  test("[JL-276] board: 1 + 8 + 3 + 4 + 6 + 6 + 6 + 4 + 1 + 1 = 40 spaces", () => {
    const of = (kind: string) => count(set.board, (each) => each === kind);
    expect(
      ["start", "action-card", "fine", "income", "one-defender", "one-midfielder", "one-forward", "one-goalkeeper"].map(
        of,
      ),
    ).toEqual([1, 8, 3, 4, 6, 6, 6, 4]);
    expect(["defenders", "midfielders"].map(of)).toEqual([1, 1]);
    expect(set.board[0]).toBe("start");
  });

  test("[JL-277] action cards: 7 kinds x 8 = 56", () => {
    expect(ACTION_CARD_KINDS).toHaveLength(7);
    for (const kind of ACTION_CARD_KINDS) expect(set.actionCards[kind]).toBe(8);
    expect(cards.actionCards.size).toBe(56);
  });

  test("[JL-278] positions: 20 + 52 + 52 + 36 = 160", () => {
    const of = (position: string) => count(set.footballers, (each) => each.position === position);
    expect(["GK", "DF", "MF", "FW"].map(of)).toEqual([20, 52, 52, 36]);
  });

  test("[JL-279] ranks: 128 + 24 + 8 = 160", () => {
    const of = (tier: string) => count(set.footballers, (each) => each.tier === tier);
    expect(["normal", "crack", "mega-crack"].map(of)).toEqual([128, 24, 8]);
  });

  test("[JL-280] 20 clubs x 8 cards", () => {
    expect(set.clubs).toHaveLength(20);
    for (const { id } of set.clubs) expect(count(set.footballers, ({ club }) => club === id)).toBe(8);
  });

  test("[JL-281] six formations; the faces of a line are spread without overlap, one space is C", () => {
    expect(set.sheets.map(({ formation }) => formation)).toEqual([
      "4-4-2",
      "4-3-3",
      "3-4-3",
      "3-5-2",
      "5-3-2",
      "5-2-3",
    ]);
    for (const { formation, lines, captain } of set.sheets) {
      const counts = LINES.map((line) => lines[line].spaces.length);
      expect(counts.join("-")).toBe(formation);
      expect(counts.reduce((sum, each) => sum + each)).toBe(10);
      for (const line of LINES) expect(lines[line].spaces.flat().sort()).toEqual([1, 2, 3, 4, 5, 6]);
      expect(captain).toMatch(/^(DF|MF|FW)\d$/);
    }
  });

  test("[JL-282 JL-283 JL-284] printed defenders, midfielders and forwards", () => {
    for (const { lines } of set.sheets) {
      expect(lines.DF.actions.join()).toBe(
        "loss-of-ball,penalty-against,back-pass,midfield-assist,midfield-assist,forward-assist",
      );
      expect(lines.MF.actions.join()).toBe("loss-of-ball,loss-of-ball,back-pass,forward-assist,forward-assist,shot");
      expect(lines.FW.actions.join()).toBe("loss-of-ball,loss-of-ball,forward-assist,shot,shot,shot");
    }
  });

  test("[JL-285] printed goalkeepers save on 5 and 6, so 4 of 6 faces score", () => {
    for (const { keeper } of set.sheets) expect(keeper.saves).toEqual([5, 6]);
  });

  test("[JL-068] the more numbers stand below a space, the greater its chance: 3 numbers are 3 in 6", () => {
    const forwards = set.sheets[0]?.lines.FW.spaces.map((dice) => dice.length / 6);
    const midfielders = set.sheets[0]?.lines.MF.spaces.map((dice) => dice.length / 6);
    expect(forwards).toEqual([0.5, 0.5]);
    expect(midfielders).toEqual([1 / 6, 2 / 6, 2 / 6, 1 / 6]);
  });

  test("[JL-067] spaces of a line differ in their chance; the goalkeeper has no numbers", () => {
    for (const sheet of cards.sheets.values()) {
      expect(sheet.byId.get("GK")?.dice).toEqual([]);
      const chances = sheet.spaces.filter(({ position }) => position !== "GK").map(({ dice }) => dice.length);
      expect(new Set(chances).size).toBeGreaterThan(1);
    }
  });
});
