import type { TypedDraft } from "./coach-pages";

/** 7 × 50,000 + 2 × 75,000 + 2 × 85,000 + 3 re-rolls + apothecary + 2 fans = 880,000: 120,000 are left. */
export const ROVERS: TypedDraft = {
  club: "Harrowgate Rovers",
  roster: "Human",
  positions: [
    ["Human Lineman", 7],
    ["Human Thrower", 2],
    ["Human Blitzer", 2],
  ],
  names: ["Weller", "Tamm", "Osk", "Hask", "Pell", "Quist", "Foss", "Lüders", "Idris", "Brandt", "Corvin"],
  captain: "10 Brandt",
  rerolls: 3,
  moreFans: 2,
};

/** 5 × 50,000 + 75,000 + 2 × 85,000 + 2 × 95,000 + 115,000 + 2 re-rolls at 60,000 + apothecary = 970,000: 30,000 are left. */
export const IRONJAWS: TypedDraft = {
  club: "Gutbrand Ironjaws",
  roster: "Orc",
  positions: [
    ["Orc Lineman", 5],
    ["Orc Thrower", 1],
    ["Orc Blitzer", 2],
    ["Big Un Blocker", 2],
    ["Troll", 1],
  ],
  names: ["Grukk", "Morgash", "Snagtooth", "Urzog", "Bolg", "Dregga", "Krimp", "Hurk", "Zug", "Nark", "Old Stone"],
  captain: "7 Krimp",
  rerolls: 2,
  moreFans: 0,
};
