import { DOCUMENT_COSTLY_ERRORS } from "./costly-errors-tables";
import type { Edition } from "./model";
import { OFFICIAL_2025 } from "./official-2025";

/** The league document wherever it speaks, the numbers of 2025 wherever it is silent (R1, R3). */
export const LEAGUE_DOCUMENT = {
  ...OFFICIAL_2025,
  id: "league-document",
  costlyErrors: { ...OFFICIAL_2025.costlyErrors, table: DOCUMENT_COSTLY_ERRORS },
  concession: { ...OFFICIAL_2025.concession, desertion: false },
} as const satisfies Omit<Edition, "options">;
