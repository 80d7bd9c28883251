import { describe, expect, test } from "vitest";
import { diceFrom } from "../core/dice";
import {
  aMatch,
  aMatchday,
  dealt,
  done,
  folded,
  having,
  linedUp,
  owning,
  playing,
  refusalOf,
  rolling,
  told,
  toldBy,
} from "./builders";
import type { Spaces } from "./command";
import { matchdayOf, matchOf } from "./evolve/matchday";
import type { Options } from "./options";
import type { Fixture, State } from "./state";

const KEY = "round-1:0-3";
const hand = (spaces: Spaces, seat = 0) => ({ type: "line-up", seat, spaces }) as const;
const withSquad = (squad: readonly string[], options: Partial<Options> = {}) =>
  owning(aMatchday({ options }), 0, squad, {});
/** The match under way with every play lost at once; the first of the two sides begins. */
const lost = (state: State) => {
  let first = false;
  const dice = diceFrom((_sides, purpose) => {
    if (!purpose.includes(":first:")) return 1;
    first = !first;
    return first ? 6 : 1;
  });
  return toldBy(state, { type: "play-out", fixture: matchOf(state).fixture }, { kind: "recorder" }, dice).state;
};

describe("before a match", () => {
  test("[JL-129] the coach places his footballers as he wants", () => {
    const state = withSquad(["P021", "P022", "P125"]);
    const spaces = { DF1: "P022", DF4: "P021", FW1: "P125" };
    expect(matchdayOf(done(state, hand(spaces))).locked[0]).toEqual(spaces);
    expect(refusalOf(state, hand({ DF2: "P021" }))).toBeUndefined();
    expect(refusalOf(state, hand({}))).toBeUndefined();
  });

  test("[JL-130] a line-up that changes the formation is refused: a fifth defender on 4-4-2", () => {
    const five = { DF1: "P021", DF2: "P022", DF3: "P023", DF4: "P024", DF5: "P025" };
    expect(refusalOf(withSquad(Object.values(five)), hand(five))).toBe("no-such-space");
  });

  test("[JL-131] so is a footballer outside his position: a forward in goal", () => {
    expect(refusalOf(withSquad(["P125"]), hand({ GK: "P125" }))).toBe("wrong-position");
    expect(refusalOf(withSquad(["P125"]), hand({ FW1: "P126" }))).toBe("not-your-footballer");
  });

  test("[JL-132] of 13 footballers two are substitutes", () => {
    const squad = [
      "P001",
      "P021",
      "P022",
      "P023",
      "P024",
      "P073",
      "P074",
      "P075",
      "P076",
      "P125",
      "P126",
      "P025",
      "P077",
    ];
    const state = owning(aMatchday(), 0, squad);
    expect(Object.keys(state.clubs[0]?.spaces ?? {})).toHaveLength(11);
    expect(refusalOf(state, hand(state.clubs[0]?.spaces ?? {}))).toBeUndefined();
  });

  test("[JL-272] line-ups are handed in at the same time and shown when both are locked", () => {
    const one = done(withSquad(["P021"]), hand({ DF1: "P021" }));
    expect(matchdayOf(one).match).toBeUndefined();
    expect(refusalOf(one, hand({}))).toBe("already-locked");
    const { events, state } = told(one, hand({}, 3));
    expect(events.map(({ type }) => type)).toEqual(["lined-up", "match-began"]);
    expect(matchOf(state).lineUps).toEqual([{ DF1: "P021" }, {}]);
    expect(state.clubs[0]?.spaces).toEqual({ DF1: "P021" });
  });

  test("[JL-266] footballers signed in an extra period may be lined up like the others", () => {
    const state = folded([{ type: "matchday-began", round: 2 }], withSquad(["P021"]));
    const record = [{ kind: "signed", period: 1, seat: 0, card: "P021", amount: 40 }] as const;
    expect(refusalOf({ ...state, transfers: record }, hand({ DF1: "P021" }))).toBeUndefined();
  });
});

describe("red card as an action card", () => {
  const barred = (cards: number, squad: readonly string[], options: Partial<Options> = {}) => {
    const ids = ["red-card-1", "red-card-2", "red-card-3"].slice(0, cards);
    return dealt(withSquad(squad, options), 0, ...ids);
  };

  test("[JL-100] the most valuable footballer may not play: of 42, 26 and 12 the 42M one", () => {
    const state = barred(1, ["P125", "P104", "P030"]);
    expect(refusalOf(state, hand({ FW1: "P125" }))).toBe("barred");
    expect(refusalOf(state, hand({ MF1: "P104", DF1: "P030" }))).toBeUndefined();
  });

  test("[JL-101] a substitute who fits must replace him", () => {
    const state = barred(1, ["P125", "P126", "P127", "P128"]);
    expect(refusalOf(state, hand({ FW1: "P126" }))).toBe("must-replace");
    expect(refusalOf(state, hand({ FW1: "P126", FW2: "P127" }))).toBeUndefined();
    expect(refusalOf(barred(1, ["P125", "P022"]), hand({}))).toBeUndefined();
  });

  test("[JL-214] several bar as many: two cards with 42, 26 and 12 bar 42 and 26", () => {
    const state = barred(2, ["P125", "P104", "P030"]);
    expect(refusalOf(state, hand({ MF1: "P104" }))).toBe("barred");
    expect(refusalOf(state, hand({ DF1: "P030" }))).toBeUndefined();
  });

  test("[JL-215] option one each: only one of them applies, the other waits", () => {
    const state = barred(2, ["P125", "P104", "P030"], { stackPenalties: "one-each" });
    const begun = linedUp(done(state, hand({ MF2: "P104", DF1: "P030" })), 3);
    expect(matchOf(begun).barred).toEqual([["P125"], []]);
    expect(lost(begun).clubs[0]?.faceUp).toEqual(["red-card-2"]);
  });

  test("[JL-216] of equal values the coach decides by whom he leaves out", () => {
    const state = barred(1, ["P003", "P104", "P030"]); // 26, 26, 12
    expect(refusalOf(state, hand({ GK: "P003", MF1: "P104" }))).toBe("barred");
    const begun = linedUp(done(state, hand({ GK: "P003", DF1: "P030" })), 3);
    expect(matchOf(begun).barred).toEqual([["P104"], []]);
    expect(refusalOf(state, hand({ MF1: "P104", DF1: "P030" }))).toBeUndefined();
  });

  test("[JL-264] it looks at the whole squad, lasts for one match and is then discarded", () => {
    const substitutes = ["P125", "P126", "P127"];
    const state = barred(1, substitutes);
    const over = lost(linedUp(done(state, hand({ FW1: "P126", FW2: "P127" })), 3));
    expect(over.clubs[0]?.faceUp).toEqual([]);
    expect(over.actionDiscard).toEqual(["red-card-1"]);
    expect(refusalOf(nextMatchday(over), hand({ FW1: "P125" }))).toBeUndefined();
  });

  test("[JL-217] with no footballer it bars nobody and is discarded", () => {
    const over = lost(linedUp(done(barred(1, []), hand({})), 3));
    expect(over.actionDiscard).toEqual(["red-card-1"]);
  });
});

describe("suspensions", () => {
  /** P029 sees a red card on matchday 1; the last play is on. */
  const sentOff = (home: Spaces = { DF4: "P029" }) => {
    const state = playing(home, {}, [5, 1, ...Array.from({ length: 10 }, () => 1)]);
    return nextMatchday(state);
  };

  /** The matchday with everybody on printed footballers, up to the end of the match of coach 0. */
  const served = (state: State): State => {
    let now = linedUp(state, 0, 1, 2, 3);
    while (
      now.fixtures.find(({ home, away, round }) => round === 2 && (home === 0 || away === 0))?.result === undefined
    ) {
      now = lost(now);
    }
    return now;
  };

  test("[JL-156] sent off on one matchday, out on the next, back on the one after", () => {
    const next = sentOff();
    expect(next.suspended).toEqual(["P029"]);
    expect(refusalOf(next, hand({ DF1: "P029" }))).toBe("suspended");
    const after = nextMatchday(served(next));
    expect(after.suspended).toEqual([]);
    expect(refusalOf(after, hand({ DF1: "P029" }))).toBeUndefined();
  });

  test("[JL-203] the next match of the club only, and none after the last of the season", () => {
    const ownLast = { ...sentOff(), fixtures: [...sentOff().fixtures].sort((a, b) => opens(b) - opens(a)) };
    const others = lost(linedUp(ownLast, 0, 1, 2, 3));
    expect(others.suspended).toEqual(["P029"]);
    expect(lost(others).suspended).toEqual([]);
    const over = folded([{ type: "season-ended", champions: [0], pot: 0 }], sentOff());
    expect(over.suspended).toEqual(["P029"]);
    expect(refusalOf(over, hand({}))).toBe("season-over");
  });

  test("[JL-204] it stays with a footballer who changes clubs, and ends when he is discarded", () => {
    const next = sentOff();
    const moved = owning(
      { ...next, clubs: next.clubs.map((club) => ({ ...club, squad: [], spaces: {} })) },
      1,
      ["P029"],
      {},
    );
    expect(refusalOf(moved, hand({ DF1: "P029" }, 1))).toBe("suspended");
    const sale = { type: "sold", seat: 0, footballer: "P029", amount: 14, why: "fine" } as const;
    const sold = folded([{ type: "turn-began", seat: 0, period: 1, lap: 1 }, sale], next);
    expect(sold.suspended).toEqual([]);
  });

  test("[JL-205] an own substitute of his position replaces him, else the printed actions", () => {
    expect(refusalOf(sentOff({ DF4: "P029" }), hand({}))).toBeUndefined();
    const state = playing({ DF4: "P029", DF1: "P022" }, {}, [5, 1, ...Array.from({ length: 10 }, () => 1)]);
    expect(refusalOf(nextMatchday(state), hand({}))).toBe("must-replace");
    expect(refusalOf(nextMatchday(state), hand({ DF3: "P022" }))).toBeUndefined();
  });

  test("his card lies off the sheet after the match, and he is a substitute", () => {
    expect(sentOff().clubs[0]).toMatchObject({ spaces: {}, squad: [{ card: "P029" }] });
  });
});

describe("substitutions", () => {
  test("[JL-211] option: so many changes during a match, between two plays", () => {
    const home = owning(
      owning(aMatchday({ options: { subs: 1 } }), 0, ["P021", "P022", "P125"], { DF4: "P022" }),
      3,
      [],
      {},
    );
    const state = rolling(linedUp(home, 0, 3), 6, 1, 1, 1);
    const change = (footballer: string, space: string) =>
      ({ type: "substitute", seat: 0, fixture: KEY, space, footballer }) as const;
    expect(refusalOf(state, change("P022", "DF1"))).toBe("on-the-pitch");
    expect(refusalOf(state, change("P125", "DF4"))).toBe("wrong-position");
    const changed = done(state, change("P021", "DF4"));
    expect(matchOf(changed).lineUps[0]).toEqual({ DF4: "P021" });
    expect(refusalOf(changed, change("P022", "DF4"))).toBe("no-substitution-left");
    expect(refusalOf(rolling(state, 1), change("P021", "DF4"))).toBe("play-under-way");
  });

  test("[JL-210] without the option a line-up stands once the match has begun", () => {
    const begun = aMatch({ DF4: "P022" });
    const change = { type: "substitute", seat: 0, fixture: KEY, space: "DF4", footballer: "P022" } as const;
    expect(refusalOf(begun, change)).toBe("no-substitution-left");
    expect(refusalOf(begun, hand({}))).toBe("already-locked");
    expect(refusalOf(having(begun, 0, {}), { type: "arrange", seat: 0, spaces: {} })).toBe("not-now");
  });
});

function nextMatchday(state: State): State {
  const round = state.phase.kind === "matchday" ? state.phase.round + 1 : state.moneyAt.length + 1;
  return folded([{ type: "matchday-began", round }], state);
}

/** 1 for the matches of others, so that they come first. */
const opens = ({ home, away }: Fixture) => (home === 0 || away === 0 ? 0 : 1);
