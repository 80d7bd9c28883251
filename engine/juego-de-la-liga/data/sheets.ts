import type { Plays, Sheet } from "../card-set";
import type { Line } from "../codes";

/** What the printed footballers of our sheets do, faces 1 to 6; the same on all six. */
const PRINTED = {
  DF: ["loss-of-ball", "penalty-against", "back-pass", "midfield-assist", "midfield-assist", "forward-assist"],
  MF: ["loss-of-ball", "loss-of-ball", "back-pass", "forward-assist", "forward-assist", "shot"],
  FW: ["loss-of-ball", "loss-of-ball", "forward-assist", "shot", "shot", "shot"],
} as const satisfies Record<Line, Plays>;

const KEEPER = { saves: [5, 6] } as const;

/** The 6 game system sheets of our own card set: die numbers below each space, in order, and the space marked C. */
export const SHEETS = [
  {
    id: "S1",
    formation: "4-4-2",
    keeper: KEEPER,
    captain: "MF2",
    lines: {
      DF: { actions: PRINTED.DF, spaces: [[1, 2], [3], [4], [5, 6]] },
      MF: { actions: PRINTED.MF, spaces: [[1], [2, 3], [4, 5], [6]] },
      FW: {
        actions: PRINTED.FW,
        spaces: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      },
    },
  },
  {
    id: "S2",
    formation: "4-3-3",
    keeper: KEEPER,
    captain: "FW2",
    lines: {
      DF: { actions: PRINTED.DF, spaces: [[1], [2, 3], [4, 5], [6]] },
      MF: {
        actions: PRINTED.MF,
        spaces: [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      },
      FW: { actions: PRINTED.FW, spaces: [[1], [2, 3, 4], [5, 6]] },
    },
  },
  {
    id: "S3",
    formation: "3-4-3",
    keeper: KEEPER,
    captain: "DF2",
    lines: {
      DF: { actions: PRINTED.DF, spaces: [[1], [2, 3, 4], [5, 6]] },
      MF: { actions: PRINTED.MF, spaces: [[1, 2], [3], [4], [5, 6]] },
      FW: {
        actions: PRINTED.FW,
        spaces: [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      },
    },
  },
  {
    id: "S4",
    formation: "3-5-2",
    keeper: KEEPER,
    captain: "MF3",
    lines: {
      DF: {
        actions: PRINTED.DF,
        spaces: [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      },
      MF: { actions: PRINTED.MF, spaces: [[1], [2], [3, 4], [5], [6]] },
      FW: {
        actions: PRINTED.FW,
        spaces: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      },
    },
  },
  {
    id: "S5",
    formation: "5-3-2",
    keeper: KEEPER,
    captain: "MF2",
    lines: {
      DF: { actions: PRINTED.DF, spaces: [[1], [2], [3, 4], [5], [6]] },
      MF: { actions: PRINTED.MF, spaces: [[1], [2, 3, 4], [5, 6]] },
      FW: {
        actions: PRINTED.FW,
        spaces: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      },
    },
  },
  {
    id: "S6",
    formation: "5-2-3",
    keeper: KEEPER,
    captain: "FW3",
    lines: {
      DF: { actions: PRINTED.DF, spaces: [[1], [2], [3], [4], [5, 6]] },
      MF: {
        actions: PRINTED.MF,
        spaces: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      },
      FW: { actions: PRINTED.FW, spaces: [[1, 2], [3], [4, 5, 6]] },
    },
  },
] as const satisfies readonly Sheet[];
