import { describe, expect, test } from "vitest";
import { aClub, players } from "../club/builders";
import type { Club } from "../club/model";
import { edition } from "../editions/edition";
import { BloodBowlOptions } from "../options";
import { offersFor } from "./offers";

const document = edition("league-document");
const old = edition("official-2020");

/** Price and maximum of an inducement for a club; `undefined` where it is not offered. */
function terms(id: string, part: Partial<Club> = {}, rules = document) {
  const offer = offersFor(aClub(part), rules).inducements.find((each) => each.id === id);
  return offer === undefined ? undefined : { price: offer.price, max: offer.max };
}

const undead: Partial<Club> = {
  roster: "shambling-undead",
  leagues: ["sylvanian-spotlight"],
  specialRules: ["masters-of-undeath"],
  players: players(11, { position: "zombie-lineman" }),
};
const snotlings: Partial<Club> = {
  roster: "snotling",
  leagues: ["underworld-challenge"],
  specialRules: ["bribery-and-corruption", "low-cost-linemen", "swarming"],
  players: players(6, { position: "snotling-lineman" }),
};
const nurgle: Partial<Club> = {
  roster: "nurgle",
  leagues: ["chaos-clash"],
  specialRules: ["favoured-of-nurgle", "brawlin-brutes"],
  players: players(11, { position: "rotter" }),
};
const halflings: Partial<Club> = {
  roster: "halfling",
  leagues: ["halfling-thimble-cup"],
  specialRules: [],
  players: players(11, { position: "halfling-hopeful" }),
};

describe("inducements for everybody", () => {
  test.each([
    ["[BB-184] prayers to Nuffle", "prayers-to-nuffle", 10_000, 3],
    ["[BB-185] part-time assistant coaches", "part-time-assistant-coaches", 20_000, 5],
    ["[BB-186] temporary cheerleaders", "temp-agency-cheerleaders", 5000, 5],
    ["[BB-187] team mascot", "team-mascot", 25_000, 1],
    ["[BB-188] weather mage", "weather-mage", 25_000, 1],
    ["[BB-189] kegs", "blitzers-best-kegs", 50_000, 2],
    ["[BB-190] bribes", "bribes", 100_000, 3],
    ["[BB-191] extra training", "extra-team-training", 100_000, 8],
    ["[BB-195] wandering apothecary", "wandering-apothecary", 100_000, 2],
    ["[BB-196] Halfling master chef", "halfling-master-chef", 300_000, 1],
    ["[BB-197] dodgy league representative", "dodgy-league-rep", 120_000, 1],
    ["[BB-198] Josef Bugman", "josef-bugman", 100_000, 1],
    ["[BB-199] wizard", "sports-wizard", 150_000, 1],
  ])("%s", (_, id, price, max) => {
    expect(terms(id)).toEqual({ price, max });
  });
});

describe("inducements for some", () => {
  test("[BB-192] mortuary assistant for Masters of Undeath", () => {
    expect(terms("mortuary-assistant", undead)).toEqual({ price: 100_000, max: 1 });
    expect(terms("mortuary-assistant")).toBeUndefined();
  });

  test("[BB-193] plague doctor for those favoured of Nurgle", () => {
    expect(terms("plague-doctor", nurgle)).toEqual({ price: 100_000, max: 1 });
    expect(terms("plague-doctor")).toBeUndefined();
  });

  test("[BB-194] riotous rookies for clubs with low-cost linemen", () => {
    expect(terms("riotous-rookies", snotlings)).toEqual({ price: 150_000, max: 1 });
    expect(terms("riotous-rookies")).toBeUndefined();
  });

  test("[BB-195] no wandering apothecary for rosters without an apothecary", () => {
    expect(terms("wandering-apothecary", undead)).toBeUndefined();
  });

  test("[BB-200] Bribery and Corruption: six bribes at 50,000 and the representative at 80,000", () => {
    expect(terms("bribes", snotlings)).toEqual({ price: 50_000, max: 6 });
    expect(terms("dodgy-league-rep", snotlings)).toEqual({ price: 80_000, max: 1 });
  });

  test("[BB-201] a Halfling club pays 100,000 for the master chef", () => {
    expect(terms("halfling-master-chef", halflings)).toEqual({ price: 100_000, max: 1 });
  });

  test("those of supplements only where the competition says so", () => {
    expect(terms("canopic-jar")).toBeUndefined();
    const house = edition("league-document", BloodBowlOptions.parse({ "supplement-inducements": true }));
    expect(terms("canopic-jar", {}, house)).toEqual({ price: 50_000, max: 1 });
  });

  test("[BB-204] a league may set prices of its own, or take an inducement off the list", () => {
    const inducements = { bribes: { cost: 75_000, max: 2 }, "sports-wizard": { cost: 0, max: 0 } };
    const own = edition("league-document", BloodBowlOptions.parse({ "own-tables": { inducements } }));
    expect(terms("bribes", snotlings, own)).toEqual({ price: 75_000, max: 2 });
    expect(terms("sports-wizard", {}, own)).toBeUndefined();
  });

  test("2020 limits hired staff together with the club's own, and sells no prayers", () => {
    expect(terms("temp-agency-cheerleaders", { cheerleaders: 0 }, old)).toEqual({ price: 20_000, max: 4 });
    expect(terms("part-time-assistant-coaches", { assistantCoaches: 6 }, old)).toEqual({ price: 20_000, max: 3 });
    expect(terms("prayers-to-nuffle", {}, old)).toBeUndefined();
    expect(old.prayers).toEqual({ kind: "by-difference", per: 50_000 });
  });
});

describe("mercenaries", () => {
  test("[BB-202] three at most, at the position's price and 30,000, with a primary skill 50,000 more", () => {
    const { mercenaries, mercenariesMax } = offersFor(aClub(), document);
    expect(mercenariesMax).toBe(3);
    const lineman = mercenaries.find(({ position }) => position === "human-lineman");
    expect(lineman).toMatchObject({ price: 80_000, priceWithSkill: 130_000, max: 5 });
    expect(lineman?.skills).toHaveLength(12);
  });

  test("they keep to the limit of their position, in which those who miss the match leave room", () => {
    const room = (squad: Club["players"]) =>
      offersFor(aClub({ players: squad }), document).mercenaries.find(({ position }) => position === "ogre")?.max;
    expect(room(players(1, { position: "ogre" }))).toBeUndefined();
    expect(room(players(1, { position: "ogre", missesNext: true }))).toBe(1);
  });
});

describe("star players", () => {
  const stars = (part: Partial<Club> = {}, rules = document) => offersFor(aClub(part), rules).stars;

  test("[BB-203] two at most, each at his own price", () => {
    expect(offersFor(aClub(), document).starsMax).toBe(2);
    expect(stars().find(({ id }) => id === "griff-oberwald")?.price).toBe(
      document.stars.find(({ id }) => id === "griff-oberwald")?.cost,
    );
    expect(stars().length).toBeGreaterThan(5);
  });

  test("he plays for certain leagues alone, and Morg for all but one", () => {
    const ids = (part: Partial<Club>) => stars(part).map(({ id }) => id);
    expect(ids({})).toContain("morg-n-thorg");
    expect(ids(undead)).not.toContain("morg-n-thorg");
    expect(ids(undead)).not.toContain("griff-oberwald");
    expect(ids(halflings)).toContain("akhorne-the-squirrel");
  });

  test("a pair is bought as one and takes two places", () => {
    expect(stars().find(({ id }) => id === "grak-and-crumbleberry")).toMatchObject({ price: 250_000, places: 2 });
  });

  test("every star can be had by some roster of his edition", () => {
    for (const rules of [document, old]) {
      const homes = rules.rosters.flatMap((roster) => [
        ...roster.leagues,
        ...roster.specialRules,
        ...(roster.specialRulesChoice?.from ?? []),
      ]);
      const homeless = rules.stars.filter(
        ({ playsFor }) => !playsFor.some((id) => id === "any-team" || homes.includes(id)),
      );
      expect(homeless.map(({ id }) => id)).toEqual([]);
    }
  });
});
