import type { CardSet } from "../card-set";
import { BOARD } from "./board";
import { CLUBS } from "./clubs";
import { DEFENDERS } from "./defenders";
import { FORWARDS } from "./forwards";
import { GOALKEEPERS } from "./goalkeepers";
import { MIDFIELDERS } from "./midfielders";
import { SHEETS } from "./sheets";

/** Our own card set, balanced by simulation; owners of a box may type in theirs instead. */
export const DUGOUT_SET = {
  id: "dugout",
  name: "Dugout",
  clubs: CLUBS,
  footballers: [...GOALKEEPERS, ...DEFENDERS, ...MIDFIELDERS, ...FORWARDS],
  sheets: SHEETS,
  board: BOARD,
  actionCards: {
    "poor-form": 8,
    "red-card": 8,
    "contract-end": 8,
    "fine-7m": 8,
    "fine-4m": 8,
    "row-elimination": 8,
    "market-elimination": 8,
  },
} as const satisfies CardSet;
