import { describe, expect, test } from "vitest";
import { aMatch, aPlay, now, type PlayParts, type TestPlay } from "./builders";
import { rules } from "./rules";

const withRules = (...specialRules: string[]): PlayParts => ({ home: { specialRules } });
const squad = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`);
const sppOf = (play: TestPlay, id: string) =>
  play.state().sides.home.tokens.find((token) => token.id === id)?.tally.spp;

/** Home's p7 kills away's p4 with a block. */
function kill(play: TestPlay): void {
  const victim = { side: "away", player: "p4" } as const;
  play.does({ type: "casualty", when: now(play), victim, cause: "block", by: { side: "home", player: "p7" } }, 16);
}
const raise = (play: TestPlay, position: string) =>
  ({
    type: "raise-player",
    when: now(play),
    side: "home",
    victim: { side: "away", player: "p4" },
    position,
  }) as const;

describe("special rules that touch the league", () => {
  test("Swarming: three more than eleven may be lined up, for that side alone", () => {
    const swarm = aMatch({ home: { specialRules: ["swarming"], linemen: 16 }, away: { linemen: 16 } });
    swarm.does({ type: "set-up", side: "home", players: squad(14) });
    expect(
      rules.view(swarm.state(), undefined).sides.home.players.filter(({ place }) => place === "pitch"),
    ).toHaveLength(14);
    expect(swarm.refuses({ type: "set-up", side: "home", players: squad(15) })).toBe("too-many-on-pitch");
    expect(swarm.refuses({ type: "set-up", side: "away", players: squad(12) })).toBe("too-many-on-pitch");
  });

  test("Brawlin' Brutes: 3 for a casualty and 2 for a touchdown, instead of 2 and 3", () => {
    for (const [play, casualty, touchdown] of [
      [aMatch(withRules("brawlin-brutes")), 3, 2],
      [aMatch(withRules()), 2, 3],
    ] as const) {
      kill(play);
      expect(sppOf(play, "p7")).toBe(casualty);
      play.does({ type: "touchdown", when: now(play), side: "home", player: "p1" });
      expect(sppOf(play, "p1")).toBe(touchdown);
    }
  });

  test("Masters of Undeath: a dead opponent joins once a match; nobody joins another club", () => {
    const undead = aMatch({ home: { roster: "shambling-undead" } });
    kill(undead);
    undead.does(raise(undead, "zombie-lineman"));
    expect(undead.state().sides.home.guests).toMatchObject([{ id: "r1", kind: "raised" }]);
    expect(undead.refuses(raise(undead, "zombie-lineman"))).toBe("cannot-be-raised");
    const humans = aMatch();
    kill(humans);
    expect(humans.refuses(raise(humans, "human-lineman"))).toBe("cannot-be-raised");
  });

  test("Team Captain: one who is gone is replaced before the next match, and by no big guy", () => {
    const club = {
      specialRules: ["team-captain"],
      captain: "p2",
      linemen: 13,
      with: { p2: { status: "dead" as const }, p3: { position: "ogre" } },
    };
    const play = aPlay({ home: club });
    expect(play.refuses({ type: "name-captain", side: "home", player: "p2" })).toBe("unknown-player");
    expect(play.refuses({ type: "name-captain", side: "home", player: "p3" })).toBe("player-is-no-captain");
    play.does({ type: "name-captain", side: "home", player: "p1" });
    expect(play.club("home").captain).toBe("p1");
    expect(play.club("home").players.find(({ id }) => id === "p1")?.skills).toMatchObject([{ source: "captain" }]);
    expect(play.refuses({ type: "name-captain", side: "home", player: "p4" })).toBe("no-captain-needed");
  });

  test("Bribery and Corruption: bribes at half the price, and twice as many", () => {
    const offersOf = (...specialRules: string[]) => {
      const play = aPlay({ home: { specialRules, treasury: 900_000, linemen: 16 }, away: { linemen: 11 } });
      for (const side of ["home", "away"] as const) play.does({ type: "roll-fans", side }, 1);
      play.does({ type: "roll-weather" }, 3, 4);
      const { offers } = rules.view(play.state(), undefined).before?.inducements ?? {};
      return offers?.inducements.find(({ id }) => id === "bribes");
    };
    expect(offersOf("bribery-and-corruption")).toMatchObject({ price: 50_000, max: 6 });
    expect(offersOf()).toMatchObject({ price: 100_000, max: 3 });
  });
});
