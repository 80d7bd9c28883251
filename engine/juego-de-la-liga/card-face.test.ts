import { describe, expect, test } from "vitest";
import { cardFace, PORTRAIT_PARTS, POSITION_COLOURS } from "./card-face";
import { cardsOf } from "./cards";
import { ABILITIES, ACTIONS, POSITIONS, type TIERS } from "./codes";
import { ratingOf } from "./match/rating";

const cards = cardsOf("dugout");
const all = [...cards.footballers.keys()].map((id) => cardFace(cards, id));
const zarbirrue = cardFace(cards, "P021");
const murvevel = cardFace(cards, "P001");

describe("what every player card shows", () => {
  test("[JL-009] the crest of its club, drawn from the club's letters and two colours", () => {
    expect(zarbirrue.crest).toEqual({ letters: "ACI", primary: "#b3202a", secondary: "#ffffff" });
    for (const { crest } of all) expect(crest.primary).not.toBe(crest.secondary);
  });

  test("[JL-010 JL-012] the official name and the full name, which contains it", () => {
    expect([zarbirrue.name, zarbirrue.fullName]).toEqual(["Zarbirrue", "Dasio Zarbirrue"]);
    for (const { name, fullName } of all) expect(fullName).toMatch(new RegExp(`^\\S+ ${name}$`, "u"));
    expect(new Set(all.map(({ name }) => name)).size).toBe(160);
  });

  test("[JL-011] exactly one of the four positions", () => {
    expect(zarbirrue.position).toBe("DF");
    for (const { position } of all) expect(POSITIONS).toContain(position);
  });

  test("[JL-013] the emblem of our competition, not that of a real league", () => {
    expect(new Set(all.map(({ emblem }) => emblem))).toEqual(new Set(["dugout"]));
  });

  test("[JL-014] a shirt number that no club-mate wears", () => {
    expect(zarbirrue.shirt).toBe(2);
    expect(new Set(all.map(({ club, shirt }) => `${club} ${shirt}`)).size).toBe(160);
  });

  test("[JL-015] a portrait that is drawn from the card's own data, always the same one", () => {
    expect(cardFace(cards, "P021").portrait).toEqual(zarbirrue.portrait);
    for (const { portrait } of all) {
      expect(portrait.skin).toBeLessThan(PORTRAIT_PARTS.skin);
      expect(portrait.hair).toBeLessThan(PORTRAIT_PARTS.hair);
      expect(portrait.hairColour).toBeLessThan(PORTRAIT_PARTS.hairColour);
      expect(portrait.beard).toBeLessThan(PORTRAIT_PARTS.beard);
    }
    expect(new Set(all.map(({ portrait }) => JSON.stringify(portrait))).size).toBeGreaterThan(80);
  });

  test("[JL-016] its special abilities, possibly none", () => {
    expect(zarbirrue.abilities).toEqual([]);
    expect(murvevel.abilities).toEqual(["penalty-saver"]);
    expect(cardFace(cards, "P025").abilities).toEqual(["penalty-taker", "corner-finisher"]);
    for (const { abilities } of all) for (const ability of abilities) expect(ABILITIES).toContain(ability);
  });

  test("[JL-017] its plays: what each of the six faces means", () => {
    expect(zarbirrue.plays).toEqual([
      { face: 1, play: "loss-of-ball" },
      { face: 2, play: "midfield-assist" },
      { face: 3, play: "forward-assist" },
      { face: 4, play: "forward-assist" },
      { face: 5, play: "shot" },
      { face: 6, play: "shot" },
    ]);
    expect(murvevel.plays.map(({ play }) => play)).toEqual(["goal", "goal", "goal", "goal", "save", "save"]);
    for (const { plays } of all) {
      expect(plays.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6]);
      for (const { play } of plays) expect([...ACTIONS, "save", "goal"]).toContain(play);
    }
  });

  test("[JL-018] the club", () => {
    expect(zarbirrue.club).toBe("Altocierzo CF");
  });

  test("[JL-019 JL-040] a colour that tells the position: four positions, four colours", () => {
    expect(new Set(Object.values(POSITION_COLOURS)).size).toBe(4);
    for (const { position, positionColour } of all) expect(positionColour).toBe(POSITION_COLOURS[position]);
  });

  test("[JL-020] the transfer price in millions", () => {
    expect(cardFace(cards, "P002").price).toBe(12);
  });
});

describe("stars", () => {
  test("[JL-021] six card types: the four positions, Crack and Mega-crack", () => {
    const types = new Set(all.map(({ position, tier }) => (tier === "normal" ? position : tier)));
    expect(types).toEqual(new Set(["GK", "DF", "MF", "FW", "crack", "mega-crack"]));
  });

  test("[JL-041] a silver or a gold background marks a star", () => {
    expect(new Set(all.filter(({ tier }) => tier === "normal").map(({ background }) => background))).toEqual(
      new Set(["position"]),
    );
    for (const { tier, background } of all) expect(background !== "position").toBe(tier !== "normal");
  });

  test("[JL-254] Crack is silver, Mega-crack gold, and the position stays readable", () => {
    expect(zarbirrue).toMatchObject({ tier: "crack", background: "silver", position: "DF", positionColour: "blue" });
    expect(cardFace(cards, "P025")).toMatchObject({ tier: "mega-crack", background: "gold", positionColour: "blue" });
  });

  test("[JL-042] stars have better values than ordinary cards of their position", () => {
    for (const position of POSITIONS) {
      const best = (tier: (typeof TIERS)[number], pick: (...values: number[]) => number) => {
        const own = [...cards.footballers.values()].filter((each) => each.position === position && each.tier === tier);
        return pick(...own.map(({ id }) => ratingOf(cards, id)));
      };
      expect(best("crack", Math.min)).toBeGreaterThan(mean(position, "normal"));
      expect(mean(position, "crack")).toBeGreaterThan(mean(position, "normal") * 1.4);
      expect(best("mega-crack", Math.min)).toBeGreaterThan(best("crack", Math.max));
    }
  });
});

function mean(position: string, tier: string): number {
  const own = [...cards.footballers.values()].filter((each) => each.position === position && each.tier === tier);
  return own.reduce((sum, { id }) => sum + ratingOf(cards, id), 0) / own.length;
}
