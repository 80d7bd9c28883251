import type { CrestDesign } from "@/engine/league/crest";

/** What the demo league says of itself. */
export const DEMO_LEAGUE = {
  name: "Lantern League",
  about: "A made-up league to look around in: every match was played by the app itself, with dice that can be checked.",
  timeZone: "Europe/Berlin",
} as const;

/** A club of the demo league with its made-up coach. */
export interface CastMember {
  readonly club: string;
  readonly roster: string;
  readonly coach: string;
  readonly crest: CrestDesign;
  readonly history: string;
}

/** Eight clubs of eight rosters. */
export const CAST: readonly CastMember[] = [
  {
    club: "Harbour Lanterns",
    roster: "human",
    coach: "Ines Barreto",
    crest: { shape: "shield", pattern: "halves", colours: ["#1d4e89", "#f2c14e"] },
    history: "Founded by dockers who played under the harbour lamps.",
  },
  {
    club: "Mossgate Rovers",
    roster: "orc",
    coach: "Tomás Quiroga",
    crest: { shape: "round", pattern: "quarters", colours: ["#2f6b3a", "#151515"] },
    history: "Nobody remembers who opened the gate, but they were first through it.",
  },
  {
    club: "Anvil Street",
    roster: "dwarf",
    coach: "Greta Hollmann",
    crest: { shape: "hexagon", pattern: "chief", colours: ["#8a2d1f", "#e0d8c3"] },
    history: "Eleven smiths, one street, no hurry.",
  },
  {
    club: "Windmill Nine",
    roster: "wood-elf",
    coach: "Luc Fontenay",
    crest: { shape: "pennant", pattern: "bend", colours: ["#6a994e", "#f7f3e3"] },
    history: "Named after the mill behind the pitch, which is older than the rules.",
  },
  {
    club: "Cellar Scramblers",
    roster: "skaven",
    coach: "Priya Natarajan",
    crest: { shape: "shield", pattern: "stripes", colours: ["#5b3a86", "#c9c2d6"] },
    history: "They came up for the first match and liked the light.",
  },
  {
    club: "Frostholm Union",
    roster: "norse",
    coach: "Astrid Lindqvist",
    crest: { shape: "round", pattern: "cross", colours: ["#0f5c7a", "#e8eef1"] },
    history: "Two villages that could not field a side each.",
  },
  {
    club: "Vesper Athletic",
    roster: "shambling-undead",
    coach: "Odile Marchetti",
    crest: { shape: "hexagon", pattern: "chevron", colours: ["#3b3b4f", "#b8c480"] },
    history: "Home matches start after sunset, by an old agreement.",
  },
  {
    club: "Sunscale Town",
    roster: "lizardmen",
    coach: "Jakob Weiland",
    crest: { shape: "pennant", pattern: "hoops", colours: ["#c8553d", "#2a9d8f"] },
    history: "The warmest changing room of the league.",
  },
];

/** Everything by chance in the demo league grows from this: the same number makes the same tables. */
export const DEMO_SEED = 1871;
