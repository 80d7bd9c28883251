import { CREST_PATTERNS, CREST_SHAPES, type CrestDesign } from "./schema";

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
    shape: CREST_SHAPES[hash % CREST_SHAPES.length] ?? "shield",
    pattern: CREST_PATTERNS[(hash >>> 8) % CREST_PATTERNS.length] ?? "halves",
    colours: [first, second],
  };
}
