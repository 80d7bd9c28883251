import { describe, expect, test } from "vitest";
import { aPlay, type PlayParts, type TestPlay } from "../builders";
import { rules } from "../rules";
import type { Purchase } from "./model";

const view = (play: TestPlay) => rules.view(play.state(), undefined);

/** Away is the lower side by 200,000 and may buy; home has passed. */
function awayBuys(parts: PlayParts = {}): TestPlay {
  const play = aPlay({ ...parts, home: { rerolls: 6, ...parts.home } });
  play.does({ type: "roll-fans", side: "home" }, 2);
  play.does({ type: "roll-fans", side: "away" }, 1);
  play.does({ type: "roll-weather" }, 3, 4);
  play.does({ type: "buy-inducements", side: "home", purchases: [] });
  return play;
}

const list = (...purchases: Purchase[]) => ({ type: "buy-inducements", side: "away", purchases }) as const;
const fixed = (id: string, count = 1): Purchase => ({ kind: "inducement", id, count });

describe("who joins for one match", () => {
  test("[BB-009 BB-202] a mercenary has Loner (4+), a skill for 50,000 more, and earns nothing", () => {
    const play = awayBuys();
    const [bought] = play.does(list({ kind: "mercenary", position: "human-lineman", skill: "block" }));
    expect(bought).toMatchObject({ bought: [{ price: 130_000 }], guests: [{ id: "m1", kind: "mercenary" }] });
    expect(play.state().sides.away.guests[0]?.skills).toEqual([{ skill: "loner", value: "4+" }, { skill: "block" }]);
    play.does({ type: "set-kicking", kicking: "home" });
    const when = { half: 1, turn: 1, of: "away" } as const;
    play.does({ type: "touchdown", when, side: "away", player: "m1" });
    expect(view(play).sides.away.points).toBe(0);
    expect(view(play).sides.away.score).toBe(1);
  });

  test("a mercenary learns no skill out of reach of his position", () => {
    const play = awayBuys();
    const refused = play.refuses(list({ kind: "mercenary", position: "human-lineman", skill: "guard" }));
    expect(refused).toBe("mercenary-not-available");
  });

  test("[BB-203] at most two stars, each at its own price, none twice", () => {
    const star = (id: string): Purchase => ({ kind: "star", id });
    const play = awayBuys({ home: { rerolls: 8, apothecary: true } });
    expect(play.refuses(list(star("akhorne-the-squirrel"), star("akhorne-the-squirrel")))).toBe("star-not-available");
    expect(play.refuses(list(star("nobody")))).toBe("star-not-available");
    play.does(list(star("akhorne-the-squirrel")));
    expect(play.state().sides.away.shopping).toMatchObject({ fromPettyCash: 80_000 });
    const guest = view(play).sides.away.players.find(({ kind }) => kind === "star");
    expect(guest).toMatchObject({ name: "Akhorne the Squirrel", number: 13, earnsPoints: false });
  });

  test("[BB-016 BB-194] riotous rookies come beyond eleven: 2D3 and one", () => {
    const play = awayBuys({ away: { roster: "snotling", linemen: 12 }, home: { rerolls: 8 } });
    play.does(list(fixed("riotous-rookies")), 3, 2);
    expect(play.state().sides.away.guests.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => "rookie"));
    expect(view(play).sides.away.players).toHaveLength(18);
  });

  test("what is not offered, or too much of it, is refused", () => {
    const play = awayBuys();
    expect(play.refuses(list(fixed("mortuary-assistant")))).toBe("inducement-not-offered");
    expect(play.refuses(list(fixed("bribes", 4)))).toBe("too-many-inducements");
    expect(play.refuses(list(fixed("bribes", 2), fixed("bribes", 2)))).toBe("too-many-inducements");
  });

  test("the same star on both sides: in 2020 he plays for neither and both fees are gone", () => {
    const star: Purchase = { kind: "star", id: "akhorne-the-squirrel" };
    const both = aPlay({ edition: "official-2020", home: { rerolls: 6, treasury: 100_000 } });
    both.does({ type: "roll-fans", side: "home" }, 2);
    both.does({ type: "roll-fans", side: "away" }, 1);
    both.does({ type: "roll-weather" }, 3, 4);
    both.does({ type: "buy-inducements", side: "home", purchases: [star] });
    both.does({ type: "buy-inducements", side: "away", purchases: [star] });
    expect(both.state().sides.away.shopping).toMatchObject({ clash: [star.id], guests: [], fromPettyCash: 80_000 });
    expect(both.state().sides.home.guests).toEqual([]);
  });
});

describe("prayers", () => {
  test("[BB-184] bought in 2025: a D16 each, and what is there already is rolled again", () => {
    const play = awayBuys();
    play.does(list(fixed("prayers-to-nuffle", 2)));
    expect(view(play).before?.prayersDue).toEqual({ home: 0, away: 2 });
    expect(play.refuses({ type: "set-kicking", kicking: "home" })).toBe("earlier-step-open");
    expect(play.refuses({ type: "roll-prayers", side: "home" })).toBe("no-prayers");
    const [rolled] = play.does({ type: "roll-prayers", side: "away" }, 13, 13, 10);
    expect(rolled).toMatchObject({ faces: [13, 13, 10], prayers: ["fouling-frenzy", "perfect-passing"] });
    play.does({ type: "set-kicking", kicking: "home" });
    const when = { half: 1, turn: 1, of: "away" } as const;
    play.does({ type: "completion", when, side: "away", player: "p1" });
    const victim = { side: "home", player: "p1" } as const;
    play.does({ type: "casualty", when, victim, cause: "foul", by: { side: "away", player: "p2" } }, 1);
    expect(view(play).sides.away.points).toBe(4);
    expect(view(play).sides.away.casualties).toBe(1);
  });

  test("given in 2020: one for each full 50,000 that is left of the difference", () => {
    const play = awayBuys({ edition: "official-2020" });
    play.does(list(fixed("part-time-assistant-coaches")));
    expect(view(play).before?.prayersDue.away).toBe(3);
  });
});

describe("captain and kick-off", () => {
  test("a club whose captain is gone names another, and no big guy", () => {
    const play = awayBuys({
      away: { captain: "p1", with: { p1: { status: "dead" }, p2: { position: "ogre", fee: 140_000 } }, linemen: 13 },
    });
    expect(view(play).before?.needsCaptain.away).toBe(true);
    expect(play.refuses({ type: "name-captain", side: "away", player: "p1" })).toBe("unknown-player");
    expect(play.refuses({ type: "name-captain", side: "away", player: "p2" })).toBe("player-is-no-captain");
    play.does({ type: "name-captain", side: "away", player: "p3" });
    expect(play.club("away").captain).toBe("p3");
    expect(play.refuses({ type: "name-captain", side: "away", player: "p4" })).toBe("no-captain-needed");
  });

  test("after a toss in the app its winner chooses; without one anybody says who kicks", () => {
    const play = awayBuys();
    play.does(list());
    const kick = { type: "set-kicking", kicking: "home" } as const;
    expect(play.asks(kick, { kind: "seat", seat: 0 }).kind).toBe("accepted");
    play.does({ type: "toss" }, 2);
    expect(view(play).before?.tossWinner).toBe("away");
    expect(play.refuses(kick, { kind: "seat", seat: 0 })).toBe("toss-winner-chooses");
    expect(play.asks(kick, { kind: "seat", seat: 1 }).kind).toBe("accepted");
  });
});
