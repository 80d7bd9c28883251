import { describe, expect, test } from "vitest";
import { aMatchday, aSeason, dealt, done, having, owning } from "./builders";
import { matchdayOf } from "./evolve/matchday";
import { millions } from "./money";
import { view } from "./view";

describe("what is public", () => {
  test("[JL-273] money, squads, sheets, market and discard; hidden are the order of the piles and held cards", () => {
    const state = { ...dealt(owning(aSeason(), 0, ["P021"]), 0, "row-elimination-4"), discard: ["P022"] };
    const shown = view(state, undefined);
    expect(shown.clubs.map(({ money }) => money)).toEqual([millions(150), millions(150), 0, 0]);
    expect(shown.clubs[0]).toMatchObject({ squad: [{ card: "P021" }], sheet: state.clubs[0]?.sheet });
    expect([shown.market, shown.discard]).toEqual([state.market, ["P022"]]);
    expect(shown.pilesLeft).toEqual(state.piles.map((pile) => pile.length));
    const text = JSON.stringify(shown);
    for (const card of state.piles.flat().filter((each) => each !== "P022")) expect(text).not.toContain(`"${card}"`);
    for (const card of state.actionPile) expect(text).not.toContain(`"${card}"`);
    expect(text).not.toContain("row-elimination-4");
    expect(view(state, 0).clubs[0]?.hand).toEqual(["row-elimination-4"]);
  });

  test("[JL-274] option: the money of a coach is visible to him only", () => {
    const hidden = having(aSeason({ options: { hiddenMoney: true } }), 1, { millions: 77 });
    const balances = [
      { seat: 0, money: 300 },
      { seat: 1, money: 77_777 },
    ];
    const state = { ...hidden, moneyAt: [balances] };
    expect(view(state, 0).clubs.map(({ money }) => money)).toEqual([millions(150), undefined, undefined, undefined]);
    expect(view(state, 1).clubs[1]?.money).toBe(millions(77));
    expect(view(state, undefined).clubs.map(({ money }) => money)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(view(state, 1).moneyAt).toEqual([[{ seat: 1, money: 77_777 }]]);
    expect(JSON.stringify(view(state, 0))).not.toContain("77777");
  });

  test("[JL-272] a locked line-up is seen by its own coach only", () => {
    const state = done(owning(aMatchday(), 0, ["P021"], {}), { type: "line-up", seat: 0, spaces: { DF2: "P021" } });
    expect(matchdayOf(state).locked).toEqual({ 0: { DF2: "P021" } });
    expect(view(state, 3).phase).toMatchObject({ kind: "matchday", locked: [0], ownLineUp: undefined });
    expect(JSON.stringify(view(state, 3).phase)).not.toContain("DF2");
    expect(view(state, 0).phase).toMatchObject({ ownLineUp: { DF2: "P021" } });
  });
});
