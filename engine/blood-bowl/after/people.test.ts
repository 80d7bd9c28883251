import { describe, expect, test } from "vitest";
import { aMatch, ended, now, type PlayParts, type TestPlay } from "../builders";
import type { ClubPlayer } from "../club/model";
import { rules } from "../rules";

const view = (play: TestPlay) => rules.view(play.state(), undefined);
const home = (play: TestPlay, id: string) => play.club("home").players.find((player) => player.id === id);

/** Home drew 0-0 and is at the advancement step with its player of the match named: p1. */
function atAdvancement(parts: PlayParts = {}, before: (play: TestPlay) => void = () => undefined): TestPlay {
  const play = aMatch(parts);
  before(play);
  ended(play);
  play.does({ type: "settle-result", side: "home" });
  play.does({ type: "roll-dedicated-fans", side: "home" });
  const nominees = ["p1", "p2", "p3", "p4", "p5", "p6"];
  play.does({ type: "name-player-of-the-match", side: "home", nominees }, 1);
  return play;
}

function atHiring(parts: PlayParts = {}, before: (play: TestPlay) => void = () => undefined): TestPlay {
  const play = atAdvancement(parts, before);
  play.does({ type: "end-step", side: "home", step: "advancement" });
  return play;
}

const withSpp = (sppEarned: number, more: Partial<ClubPlayer> = {}): PlayParts => ({
  home: { with: { p2: { sppEarned, ...more } } },
});
const advance = { type: "advance", side: "home", player: "p2" } as const;
const pick = { type: "pick-advancement", side: "home", player: "p2" } as const;

describe("advancement", () => {
  test("[BB-032 BB-068 BB-149] a chosen primary costs 6 and adds 20,000", () => {
    const play = atAdvancement(withSpp(7));
    play.does({ ...advance, advancement: { how: "chosen-primary", skill: "wrestle" } });
    expect(home(play, "p2")).toMatchObject({ sppEarned: 7, sppSpent: 6, advancements: 1, valueRise: 20_000 });
    expect(home(play, "p2")?.skills).toEqual([{ skill: "wrestle", source: "chosen-primary" }]);
    expect(view(play).sides.home.after?.values.teamValue.total).toBe(720_000);
  });

  test("[BB-163] a random skill is rolled twice and one is kept; what was rolled is not for another day", () => {
    const play = atAdvancement(withSpp(3));
    const [rolled] = play.does({ ...advance, advancement: { how: "random-primary", category: "general" } }, 1, 3, 4, 6);
    expect(rolled).toMatchObject({ skills: ["fend", "wrestle"], faces: [1, 3, 4, 6] });
    expect(play.refuses({ type: "end-step", side: "home", step: "advancement" })).toBe("pick-is-open");
    expect(play.refuses({ ...advance, advancement: { how: "characteristic" } })).toBe("pick-is-open");
    expect(play.refuses({ ...pick, picked: { kind: "skill", skill: "block" } })).toBe("not-offered");
    play.does({ ...pick, picked: { kind: "skill", skill: "fend" } });
    expect(home(play, "p2")).toMatchObject({ sppSpent: 3, skills: [{ skill: "fend", source: "random-primary" }] });
  });

  test("the same skill twice leaves no choice", () => {
    const play = atAdvancement(withSpp(3));
    play.does({ ...advance, advancement: { how: "random-primary", category: "general" } }, 1, 3, 1, 3);
    expect(home(play, "p2")?.skills).toEqual([{ skill: "fend", source: "random-primary" }]);
  });

  test("[BB-158 BB-163 BB-165] a characteristic is taken as the die offers it, or refused for a skill at its price", () => {
    const improved = atAdvancement(withSpp(14));
    improved.does({ ...advance, advancement: { how: "characteristic" } }, 3);
    expect(view(improved).sides.home.after?.rolled?.characteristics).toEqual(["AV", "MA", "PA"]);
    improved.does({ ...pick, picked: { kind: "characteristic", characteristic: "MA" } });
    expect(home(improved, "p2")).toMatchObject({ sppSpent: 14, valueRise: 20_000, changes: [{ improved: 1 }] });
    const refused = atAdvancement(withSpp(14));
    refused.does({ ...advance, advancement: { how: "characteristic" } }, 3);
    refused.does({ ...pick, picked: { kind: "skill", skill: "guard" } });
    expect(home(refused, "p2")).toMatchObject({ sppSpent: 14, valueRise: 50_000, skills: [{ skill: "guard" }] });
  });

  test("[BB-155] what a player cannot learn or pay for is refused", () => {
    const play = atAdvancement(withSpp(5));
    const refuses = (how: "chosen-primary" | "chosen-secondary", skill: string) =>
      play.refuses({ ...advance, advancement: { how, skill } });
    expect(refuses("chosen-primary", "wrestle")).toBe("not-enough-points");
    expect(play.refuses({ ...advance, advancement: { how: "random-secondary", category: "agility" } })).toBe(
      "advancement-not-possible",
    );
    expect(play.refuses({ ...advance, advancement: { how: "random-primary", category: "mutation" } })).toBe(
      "not-offered",
    );
    const rich = atAdvancement(withSpp(60, { advancements: 6 }));
    expect(rich.refuses({ ...advance, advancement: { how: "chosen-primary", skill: "wrestle" } })).toBe(
      "advancement-not-possible",
    );
  });

  test("whoever has the price of a characteristic must advance before the step is over", () => {
    const play = atAdvancement(withSpp(14));
    expect(play.refuses({ type: "end-step", side: "home", step: "advancement" })).toBe("player-must-advance");
    play.does({ ...advance, advancement: { how: "chosen-primary", skill: "wrestle" } });
    play.does({ type: "end-step", side: "home", step: "advancement" });
  });
});

describe("hiring", () => {
  const rich: PlayParts = { home: { treasury: 500_000 } };

  test("[BB-033 BB-167] hire, dismiss, staff, journeymen: a part that is over stays over", () => {
    const play = atHiring(rich);
    play.does({ type: "hire", side: "home", position: "human-lineman", name: "Pell", number: 20 });
    expect(play.club("home").players.at(-1)).toMatchObject({ id: "p13", number: 20, name: "Pell", fee: 50_000 });
    play.does({ type: "dismiss", side: "home", player: "p2" });
    expect(play.refuses({ type: "hire", side: "home", position: "human-lineman", name: "Late" })).toBe(
      "hiring-part-over",
    );
    play.does({ type: "change-staff", side: "home", what: "assistant-coaches", by: 2 });
    expect(play.refuses({ type: "dismiss", side: "home", player: "p3" })).toBe("hiring-part-over");
    expect(view(play).sides.home.after?.hiring?.part).toBe("staff");
    const old = atHiring2020();
    old.does({ type: "dismiss", side: "home", player: "p2" });
    expect(old.does({ type: "hire", side: "home", position: "human-lineman", name: "Late" })).toHaveLength(1);
  });

  function atHiring2020(): TestPlay {
    const play = aMatch({ edition: "official-2020", ...rich });
    ended(play);
    play.does({ type: "settle-result", side: "home" });
    play.does({ type: "roll-dedicated-fans", side: "home" });
    play.does({ type: "name-player-of-the-match", side: "home", nominees: [] }, 1);
    play.does({ type: "end-step", side: "home", step: "advancement" });
    return play;
  }

  test("[BB-168] nobody is dismissed below eleven who can play", () => {
    const play = atHiring();
    play.does({ type: "dismiss", side: "home", player: "p2" });
    expect(play.refuses({ type: "dismiss", side: "home", player: "p3" })).toBe("too-few-able-players");
  });

  test("[BB-169 BB-170] a re-roll costs twice the roster price, staff their own", () => {
    const play = atHiring(rich);
    play.does({ type: "change-staff", side: "home", what: "rerolls", by: 1 });
    play.does({ type: "change-staff", side: "home", what: "apothecary", by: 1 });
    // 40,000 of winnings came in.
    expect(play.club("home")).toMatchObject({ treasury: 390_000, rerolls: 3, apothecary: true });
    expect(view(play).sides.home.after?.values.teamValue.total).toBe(800_000);
    expect(play.refuses({ type: "change-staff", side: "home", what: "rerolls", by: -1 })).toBe("rerolls-not-for-sale");
  });

  test("[BB-172] a journeyman who played stays for his fee and what he gained, keeps his points and loses Loner", () => {
    const play = atAdvancement({ home: { linemen: 10, treasury: 100_000 } }, (match) => {
      match.does({ type: "completion", when: now(match), side: "home", player: "j1" });
      match.does({ type: "interception", when: now(match), side: "home", player: "j1" });
    });
    play.does({ ...advance, player: "j1", advancement: { how: "random-primary", category: "general" } }, 1, 3, 1, 3);
    play.does({ type: "end-step", side: "home", step: "advancement" });
    expect(view(play).sides.home.after?.hiring?.journeymen).toMatchObject([{ id: "j1", price: 70_000 }]);
    play.does({ type: "hire-journeyman", side: "home", journeyman: "j1", name: "Joss" });
    expect(play.club("home").players.at(-1)).toMatchObject({
      id: "p11",
      name: "Joss",
      fee: 50_000,
      valueRise: 20_000,
      sppEarned: 3,
      sppSpent: 3,
      skills: [{ skill: "fend" }],
    });
    expect(play.books("home").at(-1)).toMatchObject({ type: "journeyman-hired", postings: [{ amount: -70_000 }] });
    expect(play.refuses({ type: "hire-journeyman", side: "home", journeyman: "j1", name: "Again" })).toBe(
      "not-a-journeyman",
    );
  });

  test("[BB-009] a journeyman who is not hired is gone, and his points with him", () => {
    const play = atHiring({ home: { linemen: 10 } });
    play.does({ type: "end-step", side: "home", step: "hiring" });
    expect(play.club("home").players).toHaveLength(10);
    expect(JSON.stringify(play.books("home"))).not.toContain('"j1"');
  });

  test("[BB-173] temporary retirement needs a lasting injury, and keeps the place on the roster", () => {
    const hurt = { p2: { changes: [{ characteristic: "MA" as const, improved: 0, reduced: 1 }] } };
    const play = atHiring({ home: { with: hurt, treasury: 500_000, linemen: 16 } });
    expect(play.refuses({ type: "hire", side: "home", position: "human-lineman", name: "Pell" })).toBe("roster-full");
    expect(play.refuses({ type: "retire", side: "home", player: "p3" })).toBe("no-lasting-injury");
    play.does({ type: "retire", side: "home", player: "p2" });
    const { teamValue, currentTeamValue } = view(play).sides.home.after?.values ?? {};
    expect([teamValue?.total, currentTeamValue?.total]).toEqual([900_000, 850_000]);
  });

  test("whom the dead raised stays for nothing", () => {
    const undead = { roster: "shambling-undead", leagues: ["sylvanian-spotlight"], treasury: 0 };
    const play = atHiring({ home: undead }, (match) => {
      const victim = { side: "away", player: "p4" } as const;
      const by = { side: "home", player: "p7" } as const;
      match.does({ type: "casualty", when: now(match), victim, cause: "block", by }, 16);
      match.does({ type: "raise-player", when: now(match), side: "home", victim, position: "zombie-lineman" });
      match.does({ type: "completion", when: now(match), side: "home", player: "r1" });
    });
    play.does({ type: "hire-journeyman", side: "home", journeyman: "r1", name: "Mort" });
    expect(play.club("home").players.at(-1)).toMatchObject({ position: "zombie-lineman", sppEarned: 1, fee: 40_000 });
  });

  test("the dead are gone before the step begins", () => {
    const play = atHiring({ home: { linemen: 16, treasury: 100_000 } }, (match) => {
      const victim = { side: "home", player: "p9" } as const;
      match.does({ type: "casualty", when: now(match), victim, cause: "crowd" }, 15);
    });
    expect(play.does({ type: "hire", side: "home", position: "human-lineman", name: "Pell" })[0]).toMatchObject({
      player: { number: 9 },
    });
  });
});
