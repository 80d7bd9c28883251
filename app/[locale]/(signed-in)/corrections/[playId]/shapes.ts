import type { inferRouterOutputs } from "@trpc/server";
import type { Answer, Change, Decision } from "@/engine/blood-bowl";
import type { AppRouter } from "@/server/root";

type Outputs = inferRouterOutputs<AppRouter>["corrections"];

/** A settled match as it can be corrected. */
export type CorrectableMatch = Outputs["open"];
export type CorrectableLine = CorrectableMatch["lines"][number];

/** What would follow from a correction. */
export type Consequences = Outputs["preview"];
export type SeenFault = Consequences["faults"][number];
export type SeenRoll = Consequences["open"][number];
export type SeenClub = Consequences["clubs"][number];

/** What the reader wants so far. */
export interface Wish {
  readonly changes: readonly Change[];
  readonly decisions: readonly Decision[];
  readonly answers: readonly Answer[];
  readonly rollInApp: boolean;
}

export const NOTHING: Wish = { changes: [], decisions: [], answers: [], rollInApp: false };
