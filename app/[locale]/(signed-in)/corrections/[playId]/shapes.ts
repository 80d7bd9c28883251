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
  /** The whole report counts no more. */
  readonly isAnnulled: boolean;
  /** The fixture to which the report belongs. */
  readonly moveTo: string | undefined;
  readonly decisions: readonly Decision[];
  readonly answers: readonly Answer[];
  readonly rollInApp: boolean;
}

export const isWanted = ({ changes, isAnnulled, moveTo }: Wish): boolean =>
  changes.length > 0 || isAnnulled || moveTo !== undefined;

/** The wish as the server takes it. */
export const asked = (playId: string, { changes, isAnnulled, moveTo, decisions, answers, rollInApp }: Wish) => ({
  playId,
  changes: [...changes],
  isAnnulled,
  ...(moveTo === undefined ? {} : { moveTo }),
  decisions: [...decisions],
  answers: [...answers],
  rollInApp,
});

export const NOTHING: Wish = {
  changes: [],
  isAnnulled: false,
  moveTo: undefined,
  decisions: [],
  answers: [],
  rollInApp: false,
};
