import { describe, expect, test } from "vitest";
import { edition } from "../../editions/edition";
import { BloodBowlOptions } from "../../options";
import { aClub, aPlayer, players } from "../builders";
import { rosterOf } from "../rosters";
import { teamValueOf, valuedClub } from "../team-value";
import { checkDismiss, checkRetire } from "./dismiss";
import { checkHire, checkHireJourneyman, freeNumber, journeymanPrice } from "./hire";
import { checkStaff, staffMax, staffPrice } from "./staff";

const document = edition("league-document");
const rich = { treasury: 1_000_000 };
const lasting = [{ characteristic: "MA" as const, improved: 0, reduced: 1 }];

describe("hiring", () => {
  const hire = (club = aClub(rich), position = "human-lineman", number?: number) =>
    checkHire(club, position, number, document)?.refusal;

  test("[BB-168] a seventeenth player is refused, the retired counted", () => {
    expect(hire(aClub({ ...rich, players: players(15) }))).toBeUndefined();
    expect(hire(aClub({ ...rich, players: players(16) }))).toBe("roster-full");
    const retired = [...players(15), aPlayer({ id: "p16", number: 16, status: "temporarily-retired" })];
    expect(hire(aClub({ ...rich, players: retired }))).toBe("roster-full");
    expect(hire(aClub({ ...rich, players: [...players(15), aPlayer({ id: "p16", status: "dead" })] }))).toBeUndefined();
  });

  test("[BB-173] with 16 of whom one is retired there is no room for a new player", () => {
    const squad = [...players(15), aPlayer({ id: "p16", number: 16, status: "temporarily-retired", changes: lasting })];
    expect(hire(aClub({ ...rich, players: squad }))).toBe("roster-full");
  });

  test("positions and big guys have their limits", () => {
    expect(hire(aClub(rich), "war-elephant")).toBe("position-not-in-roster");
    expect(hire(aClub({ ...rich, players: players(1, { position: "ogre" }) }), "ogre")).toBe("position-full");
    const renegades = [
      ...players(1, { position: "troll" }),
      ...players(1, { position: "ogre" }, 2),
      ...players(1, { position: "minotaur" }, 3),
    ];
    const club = aClub({ ...rich, roster: "chaos-renegades", players: renegades });
    expect(hire(club, "rat-ogre")).toBe("too-many-big-guys");
  });

  test("two players cannot wear one number, and somebody who is gone leaves his free", () => {
    expect(hire(aClub(rich), "human-lineman", 11)).toBe("number-taken");
    expect(hire(aClub(rich), "human-lineman", 12)).toBeUndefined();
    expect(freeNumber(aClub({ players: [aPlayer({ status: "dead" }), aPlayer({ id: "p2", number: 2 })] }))).toBe(1);
  });

  test("[BB-047] winnings of the match may be spent at once", () => {
    expect(hire(aClub({ treasury: 145_000 }), "ogre")).toBeUndefined();
    expect(checkHire(aClub({ treasury: 80_000 }), "ogre", undefined, document)).toMatchObject({
      refusal: "too-little-gold",
      detail: { price: 140_000, treasury: 80_000, missing: 60_000 },
    });
  });

  test("a house rule may allow a bigger roster", () => {
    const house = edition("league-document", BloodBowlOptions.parse({ "roster-size": 18 }));
    expect(checkHire(aClub({ ...rich, players: players(16) }), "human-blitzer", undefined, house)).toBeUndefined();
  });
});

describe("hiring a journeyman", () => {
  const journeyman = aPlayer({ id: "j1", number: 90, valueRise: 20_000, sppEarned: 5 });

  test("[BB-172] costs his fee and what he gained", () => {
    expect(journeymanPrice(journeyman)).toBe(70_000);
    const check = (treasury: number, squad = players(11)) =>
      checkHireJourneyman(aClub({ treasury, players: squad }), journeyman, undefined, document)?.refusal;
    expect(check(70_000)).toBeUndefined();
    expect(check(65_000)).toBe("too-little-gold");
    expect(check(70_000, players(16))).toBe("roster-full");
  });
});

describe("dismissal", () => {
  test("[BB-168] eleven must stay who can play the next match", () => {
    expect(checkDismiss(aClub({ players: players(12) }), "p1", document)).toBeUndefined();
    expect(checkDismiss(aClub({ players: players(11) }), "p1", document)?.refusal).toBe("too-few-able-players");
    const thin = aClub({ players: [...players(10), aPlayer({ id: "p11", number: 11, missesNext: true })] });
    expect(checkDismiss(thin, "p1", document)?.refusal).toBe("too-few-able-players");
    expect(checkDismiss(thin, "p11", document)).toBeUndefined();
  });

  test("nobody leaves twice, and a captain goes with a lasting injury only", () => {
    const squad = [...players(13), aPlayer({ id: "p14", status: "dead" })];
    expect(checkDismiss(aClub({ players: squad }), "p14", document)?.refusal).toBe("unknown-player");
    expect(checkDismiss(aClub({ players: squad, captain: "p1" }), "p1", document)?.refusal).toBe("captain-stays");
    const hurt = [aPlayer({ changes: lasting }), ...players(12, {}, 2)];
    expect(checkDismiss(aClub({ players: hurt, captain: "p1" }), "p1", document)).toBeUndefined();
  });
});

describe("temporary retirement", () => {
  const retire = (part: Partial<ReturnType<typeof aPlayer>>) =>
    checkRetire(aClub({ players: [aPlayer(part)] }), "p1")?.refusal;

  test("[BB-173] needs a lasting injury", () => {
    expect(retire({ changes: lasting })).toBeUndefined();
    expect(retire({ niggling: 2 })).toBe("no-lasting-injury");
    expect(retire({ changes: [{ characteristic: "MA", improved: 1, reduced: 0 }] })).toBe("no-lasting-injury");
    expect(retire({ changes: lasting, status: "temporarily-retired" })).toBe("player-not-available");
  });
});

describe("staff and re-rolls", () => {
  test("[BB-169] a re-roll costs twice its price after the draft and counts once, eight at most", () => {
    const club = aClub({ ...rich, rerolls: 2, rerollPrice: 60_000 });
    expect(staffPrice("rerolls", club, document)).toBe(120_000);
    const value = (rerolls: number) =>
      teamValueOf(valuedClub({ ...club, rerolls }, rosterOf(club, document)), document).total;
    expect(value(3) - value(2)).toBe(60_000);
    expect(checkStaff({ ...club, rerolls: 8 }, "rerolls", 1, document)?.refusal).toBe("staff-limit");
    expect(checkStaff(club, "rerolls", -1, document)?.refusal).toBe("rerolls-not-for-sale");
    const cheap = edition("league-document", BloodBowlOptions.parse({ "reroll-price-factor": 1 }));
    expect(staffPrice("rerolls", club, cheap)).toBe(60_000);
  });

  test("[BB-170] six assistants and cheerleaders at 10,000 each, one apothecary at 50,000", () => {
    const prices = (["assistant-coaches", "cheerleaders", "apothecary"] as const).map((what) =>
      staffPrice(what, aClub(), document),
    );
    expect(prices).toEqual([10_000, 10_000, 50_000]);
    expect(3 * 10_000 + 50_000).toBe(80_000);
    expect(checkStaff(aClub({ treasury: 60_000 }), "assistant-coaches", 6, document)).toBeUndefined();
    expect(checkStaff(aClub(rich), "assistant-coaches", 7, document)?.refusal).toBe("staff-limit");
    expect(checkStaff(aClub({ ...rich, apothecary: true }), "apothecary", 1, document)?.refusal).toBe("staff-limit");
  });

  test("[BB-170] no apothecary where the roster allows none", () => {
    const undead = aClub({ ...rich, roster: "shambling-undead" });
    expect(staffMax("apothecary", undead, document)).toBe(0);
    expect(checkStaff(undead, "apothecary", 1, document)?.refusal).toBe("no-apothecary-in-roster");
  });

  test("staff may go without gold, but not more than there are", () => {
    expect(checkStaff(aClub({ cheerleaders: 2 }), "cheerleaders", -2, document)).toBeUndefined();
    expect(checkStaff(aClub({ cheerleaders: 2 }), "cheerleaders", -3, document)?.refusal).toBe("staff-limit");
    expect(checkStaff(aClub({ treasury: 5000 }), "cheerleaders", 1, document)?.refusal).toBe("too-little-gold");
  });
});
