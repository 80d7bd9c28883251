import { describe, expect, test } from "vitest";
import { aMatch, now, type PlayParts, type TestPlay } from "../builders";
import type { CommandOf } from "../model";
import { rules } from "../rules";

const view = (play: TestPlay) => rules.view(play.state(), undefined);
const victim = { side: "away", player: "p4" } as const;
const by = { side: "home", player: "p7" } as const;

/** Home's p7 blocks away's p4 off. */
const casualty = (play: TestPlay, more: Partial<CommandOf<"casualty">> = {}): CommandOf<"casualty"> => ({
  type: "casualty",
  when: now(play),
  victim,
  cause: "block",
  by,
  ...more,
});

/** A casualty whose opponent has no keyword to be hated for, so that nothing but the D16 is rolled. */
const plain = (parts: PlayParts = {}) => aMatch({ edition: "league-document", ...parts });
const p4 = (play: TestPlay) => play.club("away").players.find(({ id }) => id === "p4");

describe("one casualty is one event", () => {
  test("[BB-174] badly hurt: out for the match and nothing in the book", () => {
    const play = plain();
    const [event] = play.does(casualty(play), 8);
    expect(event).toEqual({
      type: "casualty-suffered",
      when: { half: 1, turn: 1, of: "home" },
      victim,
      cause: "block",
      by,
      spp: 2,
      rolls: [{ face: 8, modifier: 0, casualty: "badly-hurt" }],
      apothecary: false,
      kept: 0,
      casualty: "badly-hurt",
      missesNext: false,
      niggling: 0,
      to: "casualty",
    });
    expect(play.books("away")).toEqual([]);
  });

  test("[BB-175 BB-176 BB-177] what lasts is booked at once, with the grudge against who did it", () => {
    const play = plain();
    play.does(casualty(play), 9, 3);
    expect(play.books("away")).toEqual([
      { type: "injured", player: "p4", casualty: "seriously-hurt", missesNext: true, niggling: 0 },
    ]);
    const niggling = plain();
    niggling.does(casualty(niggling), 12, 4);
    expect(p4(niggling)).toMatchObject({
      missesNext: true,
      niggling: 1,
      skills: [{ skill: "hatred", value: "human" }],
    });
    const lasting = plain();
    const [event] = lasting.does(casualty(lasting), 14, 3, 1);
    expect(event).toMatchObject({ rolls: [{ characteristic: { face: 3, lowers: "MA" } }], reduced: "MA" });
    expect(p4(lasting)?.changes).toEqual([{ characteristic: "MA", improved: 0, reduced: 1 }]);
  });

  test("[BB-178] the dead leave the roster", () => {
    const play = plain();
    play.does(casualty(play), 16);
    expect(p4(play)?.status).toBe("dead");
    expect(play.books("away")).toMatchObject([{ type: "injured", casualty: "dead", missesNext: false }]);
  });

  test("[BB-176] each niggling injury adds one to the roll", () => {
    const play = plain({ away: { with: { p4: { niggling: 2 } } } });
    const [event] = play.does(casualty(play), 14);
    expect(event).toMatchObject({ rolls: [{ face: 14, modifier: 2, casualty: "dead" }] });
  });

  test("a characteristic that cannot get worse stays, and the player still misses the next match", () => {
    const worst = { p4: { changes: [{ characteristic: "PA" as const, improved: 0, reduced: 3 }] } };
    const play = plain({ away: { with: worst } });
    const [event] = play.does(casualty(play), 13, 4, 1);
    expect(event).toMatchObject({ casualty: "lasting-injury", missesNext: true });
    expect(event).not.toHaveProperty("reduced");
  });

  test("a block needs its blocker, and he is of the other side", () => {
    const play = plain();
    const { by: _, ...nobody } = casualty(play);
    expect(play.refuses(nobody)).toBe("causer-needed");
    expect(play.refuses(casualty(play, { by: { side: "away", player: "p1" } }))).toBe("same-side");
    expect(play.does({ ...nobody, cause: "crowd" }, 1)[0]).toMatchObject({ spp: 0 });
  });

  test("with the house rule of resurrection nothing lasts", () => {
    const play = plain({ options: { resurrection: true } });
    play.does(casualty(play), 16);
    expect(p4(play)?.status).toBe("active");
  });

  test("a Stunty player may be badly hurt by the injury roll alone", () => {
    const play = plain({ away: { roster: "goblin" } });
    const [event] = play.does(casualty(play, { unrolled: true }));
    expect(event).toMatchObject({ rolls: [], casualty: "badly-hurt", spp: 2 });
    expect(plain().refuses(casualty(play, { unrolled: true }))).toBe("roll-needed");
  });
});

describe("the apothecary", () => {
  const healed: PlayParts = { away: { apothecary: true } };

  test("the coach sees the first roll, calls him, and keeps the roll that he likes", () => {
    const play = plain(healed);
    expect(play.does(casualty(play), 15)[0]).toMatchObject({ type: "casualty-opened", rolls: [{ casualty: "dead" }] });
    expect(view(play).match?.openCasualties).toMatchObject([{ asks: "treatment", victim: { number: 4 } }]);
    expect(play.refuses({ type: "end-match", early: true })).toBe("casualties-open");
    play.does({ type: "treat-casualty", victim, treatment: { use: true } }, 6);
    expect(view(play).match?.openCasualties).toMatchObject([{ asks: "choice" }]);
    const [event] = play.does({ type: "choose-roll", victim, keep: "second" });
    expect(event).toMatchObject({ apothecary: true, kept: 1, casualty: "badly-hurt", to: "reserves", spp: 2 });
    expect(view(play).sides.away).toMatchObject({ apothecaries: 0, counts: { reserves: 2, casualty: 0 } });
    expect(play.books("away")).toEqual([]);
  });

  test("with both faces at hand it is one command", () => {
    const play = plain(healed);
    const [event, ...more] = play.does(casualty(play, { treatment: { use: true, keep: "second" } }), 13, 3, 6);
    expect(event).toMatchObject({
      type: "casualty-suffered",
      kept: 1,
      casualty: "badly-hurt",
      rolls: [{ face: 13 }, {}],
    });
    expect(more).toEqual([]);
  });

  test("or the coach leaves him on the bench", () => {
    const play = plain(healed);
    play.does(casualty(play), 9);
    play.does({ type: "treat-casualty", victim, treatment: { use: false } }, 1);
    expect(p4(play)?.missesNext).toBe(true);
    expect(view(play).sides.away.apothecaries).toBe(1);
  });

  test("he comes once", () => {
    const play = plain(healed);
    play.does(casualty(play, { treatment: { use: true, keep: "first" } }), 1, 1);
    const other = { side: "away", player: "p5" } as const;
    const again = casualty(play, { victim: other, treatment: { use: true } });
    expect(play.refuses(again)).toBe("no-apothecary");
    expect(play.does(casualty(play, { victim: other }), 1)[0]).toMatchObject({ type: "casualty-suffered" });
  });

  test("nor for two players who wait at the same time", () => {
    const play = plain(healed);
    const other = { side: "away", player: "p5" } as const;
    play.does(casualty(play), 9);
    play.does(casualty(play, { victim: other }), 9);
    play.does({ type: "treat-casualty", victim, treatment: { use: true } }, 1);
    expect(play.refuses({ type: "treat-casualty", victim: other, treatment: { use: true } })).toBe("no-apothecary");
  });

  test("he may also bring a knocked-out player round on the spot", () => {
    const play = plain(healed);
    play.does({ type: "knocked-out", when: now(play), side: "away", player: "p4", apothecary: true });
    expect(view(play).sides.away.players.find(({ id }) => id === "p4")?.place).toBe("pitch");
    expect(view(play).sides.away.apothecaries).toBe(0);
  });

  test("in 2020 he leaves journeymen alone", () => {
    const play = plain({ edition: "official-2020", away: { apothecary: true, linemen: 10 } });
    const [event] = play.does(casualty(play, { victim: { side: "away", player: "j1" } }), 9);
    expect(event).toMatchObject({ type: "casualty-suffered", missesNext: true });
    expect(play.books("away")).toEqual([]);
    expect(play.state().sides.away.loans[0]?.missesNext).toBe(true);
  });
});

describe("regeneration", () => {
  const zombies = { roster: "shambling-undead", with: { p4: { position: "zombie-lineman", fee: 40_000 } } };

  test("2025: before the casualty roll, and on a 4 there is none; the points stand", () => {
    const play = plain({ away: zombies });
    const [event] = play.does(casualty(play), 4);
    expect(event).toMatchObject({ regeneration: { face: 4, regenerated: true }, rolls: [], spp: 2, to: "reserves" });
    const hurt = plain({ away: zombies });
    expect(hurt.does(casualty(hurt), 3, 8)[0]).toMatchObject({ casualty: "badly-hurt", to: "casualty" });
  });

  test("2020: after the casualty roll", () => {
    const play = plain({ edition: "official-2020", home: zombies, away: zombies });
    const [event] = play.does(casualty(play), 16, 5);
    expect(event).toMatchObject({ rolls: [{ casualty: "dead" }], regeneration: { regenerated: true }, to: "reserves" });
    expect(p4(play)?.status).toBe("active");
  });
});

describe("raising the dead", () => {
  test("Masters of Undeath gain a Lineman once a match, and he may stay for nothing", () => {
    const play = plain({ home: { roster: "shambling-undead", leagues: ["sylvanian-spotlight"] } });
    play.does(casualty(play), 16);
    const raise = { type: "raise-player", when: now(play), side: "home", victim, position: "zombie-lineman" } as const;
    expect(play.refuses({ ...raise, victim: { side: "away", player: "p5" } })).toBe("cannot-be-raised");
    play.does(raise);
    expect(view(play).sides.home.players.find(({ id }) => id === "r1")).toMatchObject({ place: "reserves" });
    expect(play.refuses(raise)).toBe("cannot-be-raised");
  });
});
