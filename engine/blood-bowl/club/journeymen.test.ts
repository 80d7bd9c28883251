import { describe, expect, test } from "vitest";
import { edition } from "../editions/edition";
import { BloodBowlOptions } from "../options";
import { availablePlayers, rosteredPlayers } from "./availability";
import { aClub, players } from "./builders";
import { HIRED_LONER, journeymanPositions, journeymenNeeded, servesAsJourneyman } from "./journeymen";
import { findPosition, rosterOf } from "./rosters";

const document = edition("league-document");

function positionOf(roster: string, id: string) {
  const position = findPosition(id, rosterOf({ roster }, document));
  if (position === undefined) throw new Error(id);
  return position;
}

describe("how many journeymen", () => {
  test("[BB-007 BB-085] exactly so many as are missing to eleven", () => {
    expect([11, 10, 8, 0].map(journeymenNeeded)).toEqual([0, 1, 3, 11]);
    expect(journeymenNeeded(14)).toBe(0);
  });

  test("[BB-008] whoever is missing, injured or dead is not available", () => {
    const club = aClub({
      players: [
        ...players(10),
        ...players(3, { missesNext: true }, 11),
        ...players(1, { status: "temporarily-retired" }, 14),
        ...players(1, { status: "dead" }, 15),
      ],
    });
    expect(availablePlayers(club)).toHaveLength(10);
    expect(rosteredPlayers(club)).toHaveLength(14);
  });

  test("[BB-015 BB-016] they lead beyond 16 on the roster, never beyond 11 able players", () => {
    const club = aClub({ players: [...players(9), ...players(7, { missesNext: true }, 10)] });
    const journeymen = journeymenNeeded(availablePlayers(club).length);
    expect(journeymen).toBe(2);
    expect(rosteredPlayers(club).length + journeymen).toBe(18);
    expect(availablePlayers(club).length + journeymen).toBe(11);
  });
});

describe("which positions serve", () => {
  test("[BB-010 BB-014 BB-083] a Lineman of quantity 0-16 does, one of another quantity does not", () => {
    expect(servesAsJourneyman(positionOf("orc", "orc-lineman"), document)).toBe(true);
    expect(servesAsJourneyman(positionOf("orc", "goblin-lineman"), document)).toBe(false);
    expect(servesAsJourneyman(positionOf("orc", "orc-blitzer"), document)).toBe(false);
  });

  test("[BB-013 BB-084 BB-086] of the 30 rosters one alone offers a choice, Skeleton or Zombie", () => {
    expect(document.rosters).toHaveLength(30);
    const choices = document.rosters.filter((roster) => journeymanPositions(roster, document).length !== 1);
    expect(choices.map(({ id }) => id)).toEqual(["shambling-undead"]);
    const [undead] = choices;
    if (undead === undefined) throw new Error("no choice");
    expect(journeymanPositions(undead, document).map(({ id }) => id)).toEqual(["skeleton-lineman", "zombie-lineman"]);
  });

  test("in 2020 Linemen of quantity 0-12 serve as well, and every roster has one", () => {
    const old = edition("official-2020");
    expect(servesAsJourneyman({ lineman: true, max: 12 }, old)).toBe(true);
    expect(old.rosters.filter((roster) => journeymanPositions(roster, old).length === 0)).toEqual([]);
  });

  test("a house rule lets every Lineman serve", () => {
    const house = edition("league-document", BloodBowlOptions.parse({ "journeyman-source": "any-lineman" }));
    expect(servesAsJourneyman(positionOf("orc", "goblin-lineman"), house)).toBe(true);
  });
});

test("[BB-012] a journeyman has Loner (4+)", () => {
  expect(HIRED_LONER).toEqual({ skill: "loner", value: "4+" });
});
