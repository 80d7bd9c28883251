import { expect, test } from "vitest";
import { aMatch, now, type TestPlay } from "./builders";
import { applyEntry } from "./club/fold";
import { goldOf, postingsOf } from "./club/treasury";
import { rules } from "./rules";
import { SIDES, type Side } from "./sides";

const six = (...nominees: string[]) => nominees;

/** The match of the evening: 2-1 for Rovers, a dead Ironjaw, an injured Rover, a journeyman who scores. */
function evening(): TestPlay {
  const play = aMatch({
    home: { treasury: 80_000, dedicatedFans: 4, rerolls: 3, apothecary: true },
    away: { treasury: 150_000, dedicatedFans: 3, rerolls: 2, linemen: 10 },
  });
  const told = (side: Side, player: string) => ({ when: now(play), side, player });
  const turn = () => play.does({ type: "end-turn", when: now(play) });
  play.does({ type: "roll-kick-off" }, 3, 4);
  play.does({ type: "completion", ...told("home", "p4") });
  play.does({ type: "touchdown", ...told("home", "p5") });
  play.does({ type: "stalling", ...told("away", "p5") });
  turn();
  const by = { side: "home", player: "p7" } as const;
  play.does({ type: "casualty", when: now(play), victim: { side: "away", player: "p3" }, cause: "block", by }, 15);
  turn();
  play.does({ type: "touchdown", ...told("away", "j1") });
  turn();
  const victim = { side: "home", player: "p9" } as const;
  const orc = { side: "away", player: "p2" } as const;
  play.does({ type: "casualty", when: now(play), victim, cause: "block", by: orc }, 13, 3);
  play.does({ type: "treat-casualty", victim, treatment: { use: true } }, 10);
  play.does({ type: "choose-roll", victim, keep: "second" }, 5);
  turn();
  play.does({ type: "touchdown", ...told("home", "p7") });
  play.does({ type: "end-match", early: true });
  return play;
}

test("[BB-002 BB-004 BB-005 BB-039 BB-046 BB-119 BB-121] an evening as computed by hand: gold, fans, points, values", () => {
  const play = evening();
  const view = () => rules.view(play.state(), undefined);
  expect(view().sides).toMatchObject({ home: { score: 2, casualties: 1 }, away: { score: 1, casualties: 1 } });

  // Rovers: fan factors 6 and 5, so (5.5 + 2 + 1) times 10,000 = 85,000; 80,000 + 85,000 = 165,000.
  play.does({ type: "settle-result", side: "home" });
  expect(play.club("home").treasury).toBe(165_000);
  play.does({ type: "roll-dedicated-fans", side: "home" }, 5);
  expect(play.club("home").dedicatedFans).toBe(5);
  play.does({ type: "name-player-of-the-match", side: "home", nominees: six("p1", "p4", "p5", "p7", "p8", "p10") }, 4);
  // Brandt, p7: casualty 2, touchdown 3, player of the match 4.
  const spp = (side: Side, id: string) => play.club(side).players.find((player) => player.id === id)?.sppEarned;
  expect([spp("home", "p4"), spp("home", "p5"), spp("home", "p7")]).toEqual([1, 3, 9]);
  play.does({
    type: "advance",
    side: "home",
    player: "p7",
    advancement: { how: "chosen-primary", skill: "block" },
  });
  play.does({ type: "end-step", side: "home", step: "advancement" });
  play.does({ type: "hire", side: "home", position: "human-lineman", name: "Pell" });
  play.does({ type: "end-step", side: "home", step: "hiring" });
  // 115,000 in the first column: a 1 is a minor incident, D3 of 2: 95,000 left.
  play.does({ type: "roll-costly-errors", side: "home" }, 1, 2);
  expect(play.club("home").treasury).toBe(95_000);
  const [home] = play.does({ type: "prepare", side: "home" });
  // 13 linemen of 50,000, Block 30,000, three re-rolls of 50,000, apothecary 50,000; p9 misses the next match.
  expect(home).toMatchObject({ teamValue: { total: 880_000 }, currentTeamValue: { total: 830_000 } });

  // Ironjaws stalled: (5.5 + 1 + 0) times 10,000 = 65,000; 150,000 + 65,000 = 215,000.
  play.does({ type: "settle-result", side: "away" });
  expect(play.club("away").treasury).toBe(215_000);
  play.does({ type: "roll-dedicated-fans", side: "away" }, 2);
  expect(play.club("away").dedicatedFans).toBe(2);
  play.does({ type: "name-player-of-the-match", side: "away", nominees: six("p1", "p2", "p4", "p5", "p6", "p7") }, 1);
  play.does({ type: "end-step", side: "away", step: "advancement" });
  play.does({ type: "hire", side: "away", position: "human-lineman", name: "Zug" });
  play.does({ type: "hire-journeyman", side: "away", journeyman: "j1", name: "Fizz" });
  expect(play.club("away").players.at(-1)).toMatchObject({ name: "Fizz", sppEarned: 3, fee: 50_000 });
  play.does({ type: "end-step", side: "away", step: "hiring" });
  play.does({ type: "roll-costly-errors", side: "away" }, 6);
  expect(play.club("away").treasury).toBe(115_000);
  const [away] = play.does({ type: "prepare", side: "away" });
  // Nine who live, Zug and Fizz at 50,000, two re-rolls of 50,000.
  expect(away).toMatchObject({ teamValue: { total: 650_000 }, currentTeamValue: { total: 650_000 } });
  expect(play.state().phase).toBe("done");
});

test("the books alone make the clubs that the play ends with", () => {
  const play = evening();
  for (const side of SIDES) play.does({ type: "settle-result", side });
  for (const side of SIDES) {
    const { start, club } = play.state().sides[side];
    const books = play.books(side);
    expect(books.reduce(applyEntry, start)).toEqual(club);
    const gold = books.reduce((sum, entry) => sum + goldOf(postingsOf(entry)), 0);
    expect(start.treasury + gold).toBe(club.treasury);
  }
});
