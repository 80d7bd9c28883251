import { describe, expect, test } from "vitest";
import { aPlay, type PlayParts, type TestPlay } from "../builders";
import { rules } from "../rules";
import { BEFORE_STEPS } from "./steps";

/** Fans and weather are rolled: what comes next is journeymen or money. */
function atJourneymen(parts: PlayParts = {}): TestPlay {
  const play = aPlay(parts);
  play.does({ type: "roll-fans", side: "home" }, 2);
  play.does({ type: "roll-fans", side: "away" }, 1);
  play.does({ type: "roll-weather" }, 3, 4);
  return play;
}

const stepOf = (play: TestPlay) => view(play).before?.steps.find(({ state }) => state === "open")?.step;
const view = (play: TestPlay) => rules.view(play.state(), undefined);

describe("the order of the steps", () => {
  test("[BB-003 BB-006 BB-127] fan factor, weather, journeymen, inducements, kicking team, and nothing out of turn", () => {
    expect(BEFORE_STEPS).toEqual(["fans", "weather", "journeymen", "inducements", "prayers", "kicking"]);
    const play = aPlay({ home: { linemen: 10, rerolls: 4 } });
    expect(play.refuses({ type: "roll-weather" })).toBe("earlier-step-open");
    play.does({ type: "roll-fans", side: "away" }, 1);
    expect(play.refuses({ type: "roll-fans", side: "away" })).toBe("already-done");
    expect(play.refuses({ type: "roll-weather" })).toBe("earlier-step-open");
    play.does({ type: "roll-fans", side: "home" }, 2);
    expect(play.refuses({ type: "take-journeymen", side: "home", positions: ["human-lineman"] })).toBe(
      "earlier-step-open",
    );
    play.does({ type: "roll-weather" }, 6, 6);
    expect(view(play).weather).toBe("blizzard");
    expect(play.refuses({ type: "buy-inducements", side: "home", purchases: [] })).toBe("earlier-step-open");
    play.does({ type: "take-journeymen", side: "home", positions: ["human-lineman"] });
    expect(play.refuses({ type: "set-kicking", kicking: "home" })).toBe("earlier-step-open");
    play.does({ type: "buy-inducements", side: "home", purchases: [] });
    play.does({ type: "buy-inducements", side: "away", purchases: [] });
    play.does({ type: "set-kicking", kicking: "home" });
    expect(play.state().phase).toBe("match");
    expect(play.refuses({ type: "roll-weather" })).toBe("wrong-phase");
  });

  test("[BB-109] the fan factor is dedicated fans and a D3 of this match", () => {
    const play = aPlay({ home: { dedicatedFans: 2 } });
    play.does({ type: "roll-fans", side: "home" }, 2);
    play.does({ type: "roll-fans", side: "away" }, 2);
    expect(view(play).sides.home.fans).toEqual({ dedicatedFans: 2, face: 2, fanFactor: 4 });
    expect(view(play).before?.attendance).toBe(7);
  });

  test("a coach does nothing for the other side, the recorder does for both", () => {
    const play = aPlay();
    expect(play.refuses({ type: "roll-fans", side: "home" }, { kind: "seat", seat: 1 })).toBe("not-your-side");
    expect(play.asks({ type: "roll-fans", side: "home" }, { kind: "seat", seat: 0 }, 1).kind).toBe("accepted");
    expect(play.refuses({ type: "roll-fans", side: "home" }, { kind: "clock" })).toBe("not-your-side");
  });
});

describe("journeymen", () => {
  const take = (count: number, position = "human-lineman") =>
    ({ type: "take-journeymen", side: "home", positions: Array.from({ length: count }, () => position) }) as const;

  test("[BB-007 BB-085] eight who are available need three journeymen, no more and no fewer", () => {
    const play = atJourneymen({ home: { linemen: 8 } });
    expect(stepOf(play)).toBe("journeymen");
    expect(play.refuses(take(2))).toBe("wrong-number-of-journeymen");
    expect(play.refuses(take(4))).toBe("wrong-number-of-journeymen");
    play.does(take(3));
    expect(play.state().sides.home.guests.map(({ id, number }) => [id, number])).toEqual([
      ["j1", 9],
      ["j2", 10],
      ["j3", 11],
    ]);
    expect(play.refuses(take(1))).toBe("already-done");
  });

  test("[BB-008 BB-015 BB-016] whoever cannot play counts as missing, the list may pass sixteen, the able never pass eleven", () => {
    const out = { missesNext: true };
    const hurt = { p1: out, p2: out, p3: out, p4: out, p5: out, p6: out, p7: { status: "dead" } } as const;
    const play = atJourneymen({ home: { linemen: 17, with: hurt } });
    expect(view(play).sides.home.absent.map(({ why }) => why)).toEqual(Array.from({ length: 6 }, () => "misses-match"));
    expect(play.refuses(take(2))).toBe("wrong-number-of-journeymen");
    play.does(take(1));
    expect(view(play).sides.home.players).toHaveLength(11);
  });

  test("[BB-010 BB-083] only a Lineman position of the club's own roster in the right quantity", () => {
    const play = atJourneymen({ home: { linemen: 10, roster: "orc" } });
    expect(play.refuses(take(1, "goblin"))).toBe("position-is-no-journeyman");
    expect(play.refuses(take(1, "human-lineman"))).toBe("position-is-no-journeyman");
    expect(play.does(take(1, "orc-lineman"))).toHaveLength(2);
  });

  test("[BB-011 BB-012] a journeyman plays like anybody, with Loner (4+) besides", () => {
    const play = atJourneymen({ home: { linemen: 10 } });
    play.does(take(1));
    const [guest] = play.state().sides.home.guests;
    expect(guest?.skills).toEqual([{ skill: "loner", value: "4+" }]);
    play.does({ type: "buy-inducements", side: "away", purchases: [] });
    play.does({ type: "buy-inducements", side: "home", purchases: [] });
    play.does({ type: "set-kicking", kicking: "away" });
    const when = { half: 1, turn: 1, of: "home" } as const;
    play.does({ type: "touchdown", when, side: "home", player: "j1" });
    expect(view(play).sides.home.players.find(({ id }) => id === "j1")?.tally).toMatchObject({ touchdowns: 1, spp: 3 });
  });

  test("[BB-013 BB-086] where there is a choice each journeyman may be of another position", () => {
    const play = atJourneymen({ home: { linemen: 9, roster: "shambling-undead" } });
    expect(view(play).before?.journeymen.home.positions).toHaveLength(2);
    const [first, second] = view(play).before?.journeymen.home.positions.map(({ id }) => id) ?? [];
    play.does({ type: "take-journeymen", side: "home", positions: [first ?? "", second ?? ""] });
    expect(play.state().sides.home.guests.map(({ position }) => position)).toEqual([first, second]);
  });

  test("[BB-017] journeymen count in the current team value of the match", () => {
    const play = atJourneymen({ home: { linemen: 9 } });
    play.does(take(2));
    // 9 and 2 linemen of 50,000, two re-rolls of 50,000.
    expect(view(play).sides.home.currentTeamValue?.total).toBe(650_000);
    expect(view(play).sides.home.currentTeamValue?.terms).toContainEqual({
      term: "journeymen",
      value: 100_000,
      count: 2,
    });
  });

  test("nobody is asked when both sides have eleven", () => {
    expect(stepOf(atJourneymen({ home: { rerolls: 4 } }))).toBe("inducements");
  });
});

/** Home is 150,000 above away: 12 linemen of 50,000 each side, 3 re-rolls of 50,000 more at home. */
const unequal = (parts: { home?: number; away?: number } = {}): TestPlay =>
  atJourneymen({
    home: { rerolls: 5, treasury: parts.home ?? 150_000 },
    away: { rerolls: 2, treasury: parts.away ?? 100_000 },
  });

const buys = (side: "home" | "away", ...lines: readonly (readonly [string, number])[]) =>
  ({
    type: "buy-inducements",
    side,
    purchases: lines.map(([id, count]) => ({ kind: "inducement", id, count }) as const),
  }) as const;

describe("money for inducements", () => {
  test("[BB-018 BB-020 BB-021 BB-022 BB-023] the higher side pays first, the lower gets difference and spending as petty cash", () => {
    const play = unequal();
    expect(view(play).before?.inducements).toMatchObject({
      higher: "home",
      buyer: "home",
      pettyCash: 0,
      most: 150_000,
    });
    expect(play.refuses(buys("away"))).toBe("higher-side-buys-first");
    play.does(buys("home", ["blitzers-best-kegs", 1], ["prayers-to-nuffle", 1]));
    expect(play.club("home").treasury).toBe(90_000);
    expect(play.books("home")).toEqual([
      {
        type: "inducements-paid",
        postings: [
          {
            amount: -60_000,
            reason: "inducements",
            terms: [
              { term: "blitzers-best-kegs", value: -50_000, count: 1 },
              { term: "prayers-to-nuffle", value: -10_000, count: 1 },
            ],
          },
        ],
      },
    ]);
    expect(view(play).before?.inducements).toMatchObject({ buyer: "away", pettyCash: 210_000, most: 260_000 });
  });

  test("[BB-132] what the higher side bought is final", () => {
    const play = unequal();
    play.does(buys("home", ["bribes", 1]));
    expect(play.refuses(buys("home", ["bribes", 1]))).toBe("already-done");
    expect(rules.withdrawable(play.folded().entries, play.state(), { kind: "seat", seat: 0 })).toEqual([]);
  });

  test("[BB-133] the higher side cannot spend more than it has", () => {
    expect(unequal({ home: 45_000 }).refuses(buys("home", ["blitzers-best-kegs", 1]))).toBe(
      "higher-side-treasury-too-small",
    );
  });

  test("[BB-024 BB-025] petty cash that is left over reaches nobody", () => {
    const play = unequal();
    play.does(buys("home", ["prayers-to-nuffle", 1]));
    const [bought] = play.does(buys("away", ["bribes", 1], ["blitzers-best-kegs", 1]));
    expect(bought).toMatchObject({ pettyCash: 160_000, fromPettyCash: 150_000, fromTreasury: 0, lost: 10_000 });
    expect(play.club("away").treasury).toBe(100_000);
    expect(play.books("away")).toEqual([]);
  });

  test("[BB-026 BB-134 BB-137] the lower side adds at most 50,000 of its own, after the petty cash", () => {
    const play = unequal();
    play.does(buys("home"));
    expect(play.refuses(buys("away", ["bribes", 2], ["temp-agency-cheerleaders", 1]))).toBe("top-up-over-limit");
    const [bought] = play.does(
      buys("away", ["bribes", 1], ["blitzers-best-kegs", 1], ["part-time-assistant-coaches", 1]),
    );
    expect(bought).toMatchObject({ pettyCash: 150_000, fromPettyCash: 150_000, fromTreasury: 20_000, lost: 0 });
    expect(play.club("away").treasury).toBe(80_000);
  });

  test("[BB-136] nor more than its treasury holds", () => {
    const play = unequal({ away: 30_000 });
    play.does(buys("home"));
    expect(play.refuses(buys("away", ["bribes", 1], ["blitzers-best-kegs", 2]))).toBe("lower-side-treasury-too-small");
  });

  test("[BB-027] at equal values nobody buys", () => {
    const play = atJourneymen({ home: { treasury: 200_000 }, away: { treasury: 200_000 } });
    expect(stepOf(play)).toBe("kicking");
    expect(play.refuses(buys("home", ["bribes", 1]))).toBe("equal-team-values");
  });

  test("[BB-135] inducements leave the current team value as it was", () => {
    const play = unequal();
    const before = play.state().values;
    play.does(buys("home", ["bribes", 1]));
    expect(play.state().values).toEqual(before);
  });

  test("[BB-019] what was bought is on the sheet, and is used up during the match", () => {
    const play = unequal();
    play.does(buys("home", ["bribes", 1]));
    play.does(buys("away"));
    play.does({ type: "set-kicking", kicking: "away" });
    expect(view(play).sides.home.shopping?.bought).toEqual([
      { purchase: { kind: "inducement", id: "bribes", count: 1 }, price: 100_000 },
    ]);
    const when = { half: 1, turn: 1, of: "home" } as const;
    play.does({ type: "use-inducement", when, side: "home", id: "bribes" });
    expect(view(play).sides.home.inducements).toEqual([{ id: "bribes", bought: 1, left: 0 }]);
    expect(play.refuses({ type: "use-inducement", when, side: "home", id: "bribes" })).toBe("inducement-not-left");
  });
});
