import { sql } from "drizzle-orm";
import { competitions } from "@/db/schema";
import { type Stage, stageOf } from "@/engine/league/stage";

/** How many were drawn into the knock-out of a competition that is joined. */
export const DRAWN = sql<number | null>`jsonb_array_length(${competitions.knockOut} -> 'seeds')`;

/** The stage of a fixture that is a game of a tie; undefined for any other. */
export const stageOfTie = (tie: string | null, drawn: number | null): Stage | undefined =>
  tie === null || drawn === null ? undefined : stageOf(tie, drawn);
