import type { CrestDesign } from "@/engine/league/crest";

const SHAPES = ["shield", "round", "hexagon", "pennant"] as const satisfies readonly CrestDesign["shape"][];
/** Those that show both colours in about equal parts. */
const PATTERNS = [
  "halves",
  "quarters",
  "chief",
  "bend",
  "stripes",
  "hoops",
  "cross",
  "chevron",
] as const satisfies readonly CrestDesign["pattern"][];

/** Pairs that stand apart from each other in lightness. */
export const CREST_PAIRS = [
  ["#7a1f3d", "#f1c64a"],
  ["#1c78c0", "#e8552f"],
  ["#0f7a78", "#ffe9a8"],
  ["#4b3a78", "#c9d3dc"],
  ["#2b2b2f", "#7fae3a"],
  ["#f4f1e6", "#35623c"],
  ["#f2d21b", "#123a6b"],
  ["#c46a2b", "#ffffff"],
  ["#20303c", "#9fb8c8"],
  ["#d6336c", "#ffd9a0"],
] as const satisfies readonly (readonly [string, string])[];

/** The crest of a club that has not drawn one: always the same for the same name. */
export function crestForName(name: string): CrestDesign {
  let hash = 2166136261;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  const [first, second] = CREST_PAIRS[(hash >>> 16) % CREST_PAIRS.length] ?? CREST_PAIRS[0];
  return {
    shape: SHAPES[hash % SHAPES.length] ?? "shield",
    pattern: PATTERNS[(hash >>> 8) % PATTERNS.length] ?? "halves",
    colours: [first, second],
  };
}
