import type { CrestDesign } from "@/engine/league/crest";

/** Outlines in a box of 40 by 44. */
export const SHAPE_OUTLINES = {
  shield: "M4 5h32v16c0 10-7 16-16 20C11 37 4 31 4 21z",
  round: "M20 4a18 18 0 1 1 0 36a18 18 0 0 1 0-36z",
  hexagon: "M20 3l16 9v20l-16 9-16-9V12z",
  pennant: "M4 5h32v22L20 41 4 27z",
} as const satisfies Record<CrestDesign["shape"], string>;

/** What the second colour covers. */
export const PATTERN_AREAS = {
  plain: "",
  halves: "M20 0h24v44H20z",
  quarters: "M20 0h24v22H20zM0 22h20v22H0z",
  chief: "M0 0h44v15H0z",
  bend: "M0 34L32 0h12v2L6 44H0z",
  stripes: "M8.5 0h5v44h-5zM18 0h5v44h-5zM27.5 0h5v44h-5z",
  hoops: "M0 9h44v6H0zM0 21h44v6H0zM0 33h44v6H0z",
  cross: "M16.5 0h7v44h-7zM0 16h44v7H0z",
  chevron: "M0 34L20 14 40 34v10L20 24 0 44z",
} as const satisfies Record<CrestDesign["pattern"], string>;
