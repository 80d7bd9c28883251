import { z } from "zod";
import { ExportedLine } from "@/engine/core/export";
import { ClubCrest } from "@/engine/league/crest";
import { DraftInProgress } from "../../clubs/schema";
import { KnockOutDraw, TableSettings } from "../../competitions/schema";
import { LadderRules } from "../../ladder/schema";

const Side = z.strictObject({
  seat: z.int().min(0).max(5),
  score: z.number(),
  place: z.int().min(1).max(6),
  points: z.number().optional(),
  tally: z.record(z.string(), z.number()).optional(),
});

const Seed = z.strictObject({
  seedHex: z.string().regex(/^[0-9a-f]+$/i),
  commitHex: z.string().regex(/^[0-9a-f]+$/i),
  position: z.int().nonnegative(),
  draws: z.int().nonnegative(),
});

/** What columns hold that are JSON themselves, where they are read without being parsed again or every page needs them. */
export const JSON_SHAPES: Readonly<Record<string, z.ZodType>> = {
  "results.sides": z.array(Side).max(6),
  "competitions.tableRules": TableSettings,
  "competitions.knockOut": KnockOutDraw,
  "competitions.ladder": LadderRules,
  "clubs.draft": DraftInProgress,
  "clubs.crest": ClubCrest,
  "plays.seeds": z.array(Seed),
  "playEvents.by": ExportedLine.shape.by,
  "playEvents.draws": ExportedLine.shape.draws,
  "redrafts.draws": ExportedLine.shape.draws,
  "redrafts.seeds": z.array(Seed),
  "auditEntries.subject": z.record(z.string(), z.union([z.string(), z.number()])),
};
